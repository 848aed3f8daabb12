import Synchronization

// Symptom: a preview with sample data shows the server's; or the app shows sample data ever after.
// Task:    let an override count for what is used while it lasts, and for nothing after it or beside it.
// Run:     swift run kata   (or: cd Exercises && KATA=98 swift test)

/// What the screens of the app use.
final class Services: Sendable {
  private struct State {
    var makeLoader: @Sendable () -> any ResourceLoader
  }

  private let state: Mutex<State>

  init(network: Network) {
    state = Mutex(State(makeLoader: { NetworkLoader(network: network) }))
  }

  /// Made when it is needed.
  var library: Library {
    Library(loader: state.withLock { $0.makeLoader }())
  }

  /// Lets another loader take the place of the app's while `body` runs: for tests and previews.
  func override<Result>(
    isolation: isolated (any Actor)? = #isolation,
    loader: @escaping @Sendable () -> any ResourceLoader, during body: () async throws -> Result
  ) async throws -> Result {
    let old = state.withLock { state in
      let old = state.makeLoader
      state.makeLoader = loader
      return old
    }
    defer { state.withLock { $0.makeLoader = old } }
    return try await body()
  }
}
