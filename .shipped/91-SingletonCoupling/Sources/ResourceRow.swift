/// One resource in the list.
@MainActor final class ResourceRow {
  let title: String
  /// What the open row shows.
  private(set) var content: String?

  init(title: String) {
    self.title = title
  }

  /// Called when the user taps the row.
  func open() async {
    content = try? await ResourceManager.shared.content(of: title)
  }
}
