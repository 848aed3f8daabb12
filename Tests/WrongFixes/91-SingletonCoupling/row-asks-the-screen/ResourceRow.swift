/// One resource in the list.
@MainActor final class ResourceRow {
  let title: String
  /// What the open row shows.
  private(set) var content: String?
  private weak var screen: ResourcesScreen?

  init(title: String, screen: ResourcesScreen) {
    self.title = title
    self.screen = screen
  }

  /// Called when the user taps the row.
  func open() async {
    content = try? await (screen?.resources ?? .app).content(of: title)
  }
}
