// Symptom: a second screen with a source of its own, and the first one shows that source's resources.
// Task:    let every screen, and what it opens, keep to the loader that it was made with.
// Run:     swift run kata   (or: cd Exercises && KATA=91 swift test)

/// Reads resources for whoever needs some.
final class ResourceManager: Sendable {
  /// The app's own.
  static let app = ResourceManager(loader: NetworkLoader())

  private let loader: any ResourceLoader

  init(loader: any ResourceLoader) {
    self.loader = loader
  }

  /// The titles of all pages.
  func titles() async throws -> [String] {
    var titles: [String] = []
    var number = 1
    while case let page = try await loader.page(number), !page.isEmpty {
      titles += page
      number += 1
    }
    return titles
  }

  func content(of title: String) async throws -> String {
    try await loader.content(of: title)
  }
}
