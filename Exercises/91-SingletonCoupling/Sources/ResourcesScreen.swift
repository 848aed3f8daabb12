// Symptom: open two lists of resources, reload the first: the requests go out for the second.
// Task:    let each screen use the loader that it was made with, and no other.
// Run:     swift run kata   (or: cd Exercises && KATA=91 swift test)

/// Lists the resources of one source, and then the images that go with them.
@MainActor final class ResourcesScreen: StoryboardScreen {
  private(set) var titles: [String] = []
  private(set) var images: [String] = []

  required init() {}

  /// Asks for the list again and, when it has come, for the images.
  func reload() {
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
