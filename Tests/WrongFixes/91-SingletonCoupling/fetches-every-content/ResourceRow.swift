/// One resource in the list.
@MainActor final class ResourceRow {
  let title: String
  /// What the open row shows.
  private(set) var content: String?
  private let fetched: String?

  init(title: String, fetched: String?) {
    self.title = title
    self.fetched = fetched
  }

  /// Called when the user taps the row.
  func open() async {
    content = fetched
  }
}
