/// Lists the resources of one source, and then the images that go with them.
@MainActor final class ResourcesScreen: StoryboardScreen {
  private(set) var titles: [String] = []
  private(set) var images: [String] = []

  /// Who loads; set where the screen is made.
  var loader: any ResourceLoader = BundledLoader()

  required init() {}

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
