// Rejected by: the start screen goes on to show the server's resources
// Misconception: What is captured when the screen is made is safe, and the shared one may be left as it is.

// Symptom: a second screen with a source of its own, and the first one shows that source's resources.
// Task:    let every screen, and what it opens, keep to the loader that it was made with.
// Run:     swift run kata   (or: cd Exercises && KATA=91 swift test)

/// Reads resources for whoever needs some.
@MainActor final class ResourceManager {
  static let shared = ResourceManager()

  var loader: any ResourceLoader = NetworkLoader()

  private init() {}

  /// The titles of all pages.
  func titles(from loader: any ResourceLoader) async throws -> [String] {
    var titles: [String] = []
    var number = 1
    while case let page = try await loader.page(number), !page.isEmpty {
      titles += page
      number += 1
    }
    return titles
  }

  func content(of title: String, from loader: any ResourceLoader) async throws -> String {
    try await loader.content(of: title)
  }
}
