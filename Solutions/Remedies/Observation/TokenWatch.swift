public import KeyValueObserving
import Synchronization

extension ObservationToken {
  /// Calls `body`, and raises a fault for each token that is made in it and that nobody has kept.
  ///
  /// For tests of code that begins observations and ends none:
  ///
  /// ```swift
  /// ObservationToken.requireOwners { screen.loadViewIfNeeded() }
  /// ```
  ///
  /// A token that dies before `body` returns, unstopped and before its subject, was thrown away, or was
  /// kept by something that did not live longer.
  ///
  /// - Parameter body: What to run, on this task.
  /// - Returns: What `body` returns.
  public static func requireOwners<Result>(_ body: () throws -> Result) rethrows -> Result {
    let watch = TokenWatch()
    defer { watch.end() }
    return try TokenWatch.$current.withValue(watch, operation: body)
  }
}

extension Fault.Name {
  /// A token that died in the code that should have given it an owner.
  public static let droppedToken = Fault.Name("DroppedToken")
}

/// The time in which no token may die.
final class TokenWatch: Sendable {
  @TaskLocal static var current: TokenWatch?

  private let hasEnded = Atomic<Bool>(false)

  var isOn: Bool { !hasEnded.load(ordering: .acquiring) }

  func end() {
    hasEnded.store(true, ordering: .releasing)
  }

  func drop(of path: String, in subject: KVOObject, _ site: SourceSite) -> TokenDrop {
    TokenDrop(self, path: path, subject: subject, site: site)
  }
}

/// What is to be said if a token dies in its watch.
///
/// Its weak reference is written once, in the initializer.
final class TokenDrop: @unchecked Sendable {
  private let watch: TokenWatch
  private let path: String
  private weak var subject: KVOObject?
  private let site: SourceSite

  init(_ watch: TokenWatch, path: String, subject: KVOObject, site: SourceSite) {
    self.watch = watch
    self.path = path
    self.subject = subject
    self.site = site
  }

  func raise() {
    guard watch.isOn else { return }
    subject?.raise(
      .droppedToken,
      "The token of an observation of \"\(path)\" is gone already, and the observation with it: "
        + "nobody keeps it. Its owner keeps it in a property for as long as it is to hear of changes.",
      registeredAt: site)
  }
}
