import Synchronization

// Symptom: a preview with sample data shows the server's; or the app shows sample data ever after.
// Task:    let an override count for what is used while it lasts, and for nothing after it or beside it.
// Run:     swift run kata   (or: cd Exercises && KATA=98 swift test)

/// What the screens of the app use.
final class Services: Sendable {
  private struct State {
    var makeLoader: @Sendable () -> any ResourceLoader
    var library: Library?
  }

  private let state: Mutex<State>

  init(network: Network) {
    state = Mutex(State(makeLoader: { NetworkLoader(network: network) }))
  }

  /// One for all screens, made when it is first needed.
  var library: Library {
    state.withLock { state in
      let library = state.library ?? Library(loader: state.makeLoader())
      state.library = library
      return library
    }
  }

  /// Lets another loader take the place of the app's while `body` runs: for tests and previews.
  func override<Result>(
    isolation: isolated (any Actor)? = #isolation,
    loader: @escaping @Sendable () -> any ResourceLoader, during body: () async throws -> Result
  ) async throws -> Result {
    let old = state.withLock { state in
      let old = state
      state = State(makeLoader: loader)
      return old
    }
    defer { state.withLock { $0 = old } }
    return try await body()
  }
}
