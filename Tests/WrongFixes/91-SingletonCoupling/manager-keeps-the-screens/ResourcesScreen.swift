/// Lists the resources of one source, and then the images that go with them.
@MainActor final class ResourcesScreen: StoryboardScreen {
  private(set) var titles: [String] = []
  private(set) var images: [String] = []

  required init() {}

  /// Asks for the list again and, when it has come, for the images.
  func reload() {
    ResourceManager.shared.load("list", for: self) { [weak self] titles in
      self?.titles = titles
      self?.loadImages()
    }
  }

  private func loadImages() {
    ResourceManager.shared.load("images", for: self) { [weak self] images in
      self?.images = images
    }
  }
}
