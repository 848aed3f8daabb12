/// Lists the resources of one source, and then the images that go with them.
@MainActor final class ResourcesScreen {
  private(set) var titles: [String] = []
  private(set) var images: [String] = []

  private let loader: any ResourceLoader

  init(loader: any ResourceLoader) {
    self.loader = loader
  }

  /// Asks for the list again and, when it has come, for the images.
  func reload() {
    loader.load("list") { [weak self] titles in
      self?.titles = titles
      self?.loadImages()
    }
  }

  private func loadImages() {
    loader.load("images") { [weak self] images in
      self?.images = images
    }
  }
}
