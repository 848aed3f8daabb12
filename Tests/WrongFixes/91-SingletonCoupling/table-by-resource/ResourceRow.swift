/// One resource in the list.
@MainActor final class ResourceRow {
  let title: String
  /// What the open row shows.
  private(set) var content: String?

  /// Where each resource comes from; a closed screen takes its entries along.
  private static var sources: [String: Source] = [:]

  private struct Source {
    weak var resources: ResourceManager?
  }

  init(title: String, resources: ResourceManager) {
    self.title = title
    Self.sources[title] = Source(resources: resources)
  }

  /// Called when the user taps the row.
  func open() async {
    content = try? await Self.sources[title]?.resources?.content(of: title)
  }
}
