/// Lists resources; a row that is tapped opens.
@MainActor final class ResourcesScreen: Screen {
  var resources = ResourceManager.app
  private(set) var rows: [ResourceRow] = []
  /// What is shown instead of rows when they could not be loaded.
  private(set) var message: String?

  /// Called when the screen appears and when the user pulls it down.
  func load() async {
    do {
      let resources = resources
      rows = try await resources.titles().map { ResourceRow(title: $0, resources: resources) }
      message = nil
    } catch {
      message = "The resources could not be loaded."
    }
  }
}
