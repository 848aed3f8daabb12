// Symptom: a second screen with a source of its own, and the first one shows that source's resources.
// Task:    let every screen, and what it opens, keep to the loader that it was made with.
// Run:     swift run kata   (or: cd Exercises && KATA=91 swift test)

/// Reads resources for whoever needs some.
@MainActor final class ResourceManager {
  static let shared = ResourceManager()

  private var loaders: [String: any ResourceLoader] = [:]
  private let network = NetworkLoader()

  func use(_ loader: any ResourceLoader, onScreen name: String) {
    loaders[name] = loader
  }

  private init() {}

  /// The titles of all pages.
  func titles(onScreen name: String) async throws -> [String] {
    let loader = loaders[name] ?? network
    var titles: [String] = []
    var number = 1
    while case let page = try await loader.page(number), !page.isEmpty {
      titles += page
      number += 1
    }
    return titles
  }

  func content(of title: String, onScreen name: String) async throws -> String {
    let loader = loaders[name] ?? network
    return try await loader.content(of: title)
  }
}
