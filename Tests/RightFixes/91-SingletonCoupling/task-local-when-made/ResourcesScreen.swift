/// Lists the resources of one source, and then the images that go with them.
@MainActor final class ResourcesScreen: StoryboardScreen {
  private(set) var titles: [String] = []
  private(set) var images: [String] = []

  /// The source of the screens that are being made.
  @TaskLocal static var source: any ResourceLoader = BundledLoader()

  private let loader = ResourcesScreen.source

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
