/// One resource in the list.
@MainActor final class ResourceRow {
  let title: String
  /// What the open row shows.
  private(set) var content: String?
  private let resources: ResourceManager

  init(title: String, resources: ResourceManager) {
    self.title = title
    self.resources = resources
  }

  /// Called when the user taps the row.
  func open() async {
    content = try? await resources.content(of: title)
  }
}
