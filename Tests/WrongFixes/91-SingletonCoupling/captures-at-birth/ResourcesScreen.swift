/// Lists resources; a row that is tapped opens.
@MainActor final class ResourcesScreen: Screen {
  private let loader = ResourceManager.shared.loader
  private(set) var rows: [ResourceRow] = []
  /// What is shown instead of rows when they could not be loaded.
  private(set) var message: String?

  /// Called when the screen appears and when the user pulls it down.
  func load() async {
    do {
      let titles = try await ResourceManager.shared.titles(from: loader)
      rows = titles.map { ResourceRow(title: $0, loader: loader) }
      message = nil
    } catch {
      message = "The resources could not be loaded."
    }
  }
}
