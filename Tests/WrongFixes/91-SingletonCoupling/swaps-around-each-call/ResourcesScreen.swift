/// Lists resources; a row that is tapped opens.
@MainActor final class ResourcesScreen: Screen {
  /// Nil for the app's own.
  var loader: (any ResourceLoader)?
  private(set) var rows: [ResourceRow] = []
  /// What is shown instead of rows when they could not be loaded.
  private(set) var message: String?

  /// Called when the screen appears and when the user pulls it down.
  func load() async {
    let old = ResourceManager.shared.loader
    ResourceManager.shared.loader = loader ?? old
    defer { ResourceManager.shared.loader = old }
    do {
      rows = try await ResourceManager.shared.titles().map {
        ResourceRow(title: $0, loader: loader)
      }
      message = nil
    } catch {
      message = "The resources could not be loaded."
    }
  }
}
