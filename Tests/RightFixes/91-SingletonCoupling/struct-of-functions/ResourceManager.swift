// Symptom: a second screen with a source of its own, and the first one shows that source's resources.
// Task:    let every screen, and what it opens, keep to the loader that it was made with.
// Run:     swift run kata   (or: cd Exercises && KATA=91 swift test)

/// What a screen may ask for.
struct Resources: Sendable {
  let titles: @Sendable () async throws -> [String]
  let content: @Sendable (_ title: String) async throws -> String
}

extension Resources {
  /// The app's own.
  static let app = Resources(loader: NetworkLoader())

  init(loader: any ResourceLoader) {
    titles = {
      var titles: [String] = []
      var number = 1
      while case let page = try await loader.page(number), !page.isEmpty {
        titles += page
        number += 1
      }
      return titles
    }
    content = { title in try await loader.content(of: title) }
  }
}
