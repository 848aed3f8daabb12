// Symptom: a second screen with a source of its own, and the first one shows that source's resources.
// Task:    let every screen, and what it opens, keep to the loader that it was made with.
// Run:     swift run kata   (or: cd Exercises && KATA=91 swift test)

/// Reads resources for whoever needs some.
@MainActor final class ResourceManager {
  static let shared = ResourceManager()

  /// The first is the app's own.
  private var loaders: [any ResourceLoader] = [NetworkLoader()]

  func add(_ loader: any ResourceLoader) -> Int {
    loaders.append(loader)
    return loaders.count - 1
  }

  private init() {}

  /// The titles of all pages.
  func titles(from source: Int) async throws -> [String] {
    let loader = loaders[source]
    var titles: [String] = []
    var number = 1
    while case let page = try await loader.page(number), !page.isEmpty {
      titles += page
      number += 1
    }
    return titles
  }

  func content(of title: String, from source: Int) async throws -> String {
    try await loaders[source].content(of: title)
  }
}
