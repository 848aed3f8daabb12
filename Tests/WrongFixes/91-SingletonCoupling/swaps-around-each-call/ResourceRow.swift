/// One resource in the list.
@MainActor final class ResourceRow {
  let title: String
  /// What the open row shows.
  private(set) var content: String?

  private let loader: (any ResourceLoader)?

  init(title: String, loader: (any ResourceLoader)?) {
    self.title = title
    self.loader = loader
  }

  /// Called when the user taps the row.
  func open() async {
    let old = ResourceManager.shared.loader
    ResourceManager.shared.loader = loader ?? old
    defer { ResourceManager.shared.loader = old }
    content = try? await ResourceManager.shared.content(of: title)
  }
}
