import Synchronization

// Symptom: a preview with sample data shows the server's; or the app shows sample data ever after.
// Task:    let an override count for what is used while it lasts, and for nothing after it or beside it.
// Run:     swift run kata   (or: cd Exercises && KATA=98 swift test)

/// What the screens of the app use.
final class Services: Sendable {
  /// The innermost override of the task.
  @TaskLocal private static var overriding: MadeLibrary?

  private let own: MadeLibrary

  init(network: Network) {
    own = MadeLibrary { NetworkLoader(network: network) }
  }

  /// One for all screens, made when it is first needed; within an override, one for that.
  var library: Library { (Self.overriding ?? own).value }

  /// Lets another loader take the place of the app's while `body` runs: for tests and previews.
  func override<Result>(
    isolation: isolated (any Actor)? = #isolation,
    loader: @escaping @Sendable () -> any ResourceLoader, during body: () async throws -> Result
  ) async throws -> Result {
    try await Self.$overriding.withValue(
      MadeLibrary(loader), operation: body, isolation: isolation)
  }
}

/// A library that is made when it is first needed.
private final class MadeLibrary: Sendable {
  private let makeLoader: @Sendable () -> any ResourceLoader
  private let made = Mutex<Library?>(nil)

  init(_ makeLoader: @escaping @Sendable () -> any ResourceLoader) {
    self.makeLoader = makeLoader
  }

  var value: Library {
    made.withLock { made in
      let library = made ?? Library(loader: makeLoader())
      made = library
      return library
    }
  }
}
