/// Lists resources; a row that is tapped opens.
@MainActor final class ResourcesScreen: Screen {
  private let resources: ResourceManager
  private(set) var rows: [ResourceRow] = []
  /// What is shown instead of rows when they could not be loaded.
  private(set) var message: String?

  init(archive: ScreenArchive, resources: ResourceManager) {
    self.resources = resources
    super.init(archive: archive)
  }

  required convenience init(archive: ScreenArchive) {
    self.init(archive: archive, resources: .app)
  }

  /// Called when the screen appears and when the user pulls it down.
  func load() async {
    do {
      rows = try await resources.titles().map { ResourceRow(title: $0, resources: resources) }
      message = nil
    } catch {
      message = "The resources could not be loaded."
    }
  }
}
