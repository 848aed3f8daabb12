import Synchronization

// Symptom: a preview with sample data shows the server's; or the app shows sample data ever after.
// Task:    let an override count for what is used while it lasts, and for nothing after it or beside it.
// Run:     swift run kata   (or: cd Exercises && KATA=98 swift test)

/// What the screens of the app use.
final class Services: Sendable {
  @TaskLocal private static var overriding: Made<any ResourceLoader>?

  private let loader: Made<any ResourceLoader>
  private let made = Made<Library>()

  init(network: Network) {
    loader = Made { NetworkLoader(network: network) }
  }

  /// One for all screens, made when it is first needed.
  var library: Library {
    made.value { [loader] in Library { (Self.overriding ?? loader).value() } }
  }

  /// Lets another loader take the place of the app's while `body` runs: for tests and previews.
  func override<Result>(
    isolation: isolated (any Actor)? = #isolation,
    loader: @escaping @Sendable () -> any ResourceLoader, during body: () async throws -> Result
  ) async throws -> Result {
    try await Self.$overriding.withValue(Made(loader), operation: body, isolation: isolation)
  }
}

/// Something that is made when it is first needed.
private final class Made<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: (@Sendable () -> Value)?

  init(_ make: (@Sendable () -> Value)? = nil) {
    self.make = make
  }

  func value(_ other: (@Sendable () -> Value)? = nil) -> Value {
    made.withLock { made in
      guard let make = make ?? other else { preconditionFailure("There is nothing to make it.") }
      let value = made ?? make()
      made = value
      return value
    }
  }
}
