/// Lists the resources of one source, and then the images that go with them.
@MainActor final class ResourcesScreen: StoryboardScreen {
  private(set) var titles: [String] = []
  private(set) var images: [String] = []

  /// The source of this screen; the app's own if there is none.
  var loader: (any ResourceLoader)?

  required init() {}

  /// Asks for the list again and, when it has come, for the images.
  func reload() {
    let previous = ResourceManager.shared.loader
    defer { ResourceManager.shared.loader = previous }
    ResourceManager.shared.loader = loader ?? previous
    ResourceManager.shared.load("list") { [weak self] titles in
      self?.titles = titles
      self?.loadImages()
    }
  }

  private func loadImages() {
    ResourceManager.shared.load("images") { [weak self] images in
      self?.images = images
    }
  }
}
