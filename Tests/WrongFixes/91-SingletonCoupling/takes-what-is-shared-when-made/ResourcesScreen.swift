// Rejected by: the app's own screens keep the app's loader
// Misconception: it is enough to look the shared loader up once, when the screen is made.

/// Lists the resources of one source, and then the images that go with them.
@MainActor final class ResourcesScreen: StoryboardScreen {
  private(set) var titles: [String] = []
  private(set) var images: [String] = []

  private let loader = ResourceManager.shared.loader

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
