// Symptom: a second screen with a source of its own, and the first one shows that source's resources.
// Task:    let every screen, and what it opens, keep to the loader that it was made with.
// Run:     swift run kata   (or: cd Exercises && KATA=91 swift test)

/// Reads resources for whoever needs some.
@MainActor final class ResourceManager {
  static let shared = ResourceManager()

  var loader: any ResourceLoader = NetworkLoader()

  private init() {}

  private var isLent = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Lends the manager to one screen at a time; a nil loader is the app's own.
  func lend<Result: Sendable>(
    _ loader: (any ResourceLoader)?, to work: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    while isLent { await withCheckedContinuation { waiting.append($0) } }
    isLent = true
    let old = self.loader
    self.loader = loader ?? old
    defer {
      self.loader = old
      isLent = false
      let next = waiting
      waiting = []
      for screen in next { screen.resume() }
    }
    return try await work()
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
