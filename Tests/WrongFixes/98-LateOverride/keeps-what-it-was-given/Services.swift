// Rejected by: an override counts for a screen that was shown before
// Misconception: The services know about overrides now, and the screens use the services.

import Remedies

// Symptom: a preview with sample data shows the server's; or the app shows sample data ever after.
// Task:    let an override count for what is used while it lasts, and for nothing after it or beside it.
// Run:     swift run kata   (or: cd Exercises && KATA=98 swift test)

/// What the screens of the app use.
final class Services: Sendable {
  private let scope: InjectionScope

  init(network: Network) {
    let loaders = InjectionScope(sharing: (any ResourceLoader).self) { _ in
      NetworkLoader(network: network)
    }
    scope = InjectionScope(in: loaders, sharing: Library.self) { request in
      Library(loader: try request.resolve())
    }
  }

  /// One for all screens, made when it is first needed; within an override, one for that.
  var library: Library {
    do {
      return try scope.resolve()
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Lets another loader take the place of the app's while `body` runs: for tests and previews.
  func override<Result>(
    isolation: isolated (any Actor)? = #isolation,
    loader: @escaping @Sendable () -> any ResourceLoader, during body: () async throws -> Result
  ) async throws -> Result {
    try await InjectionScope.override(
      { rules in try rules.share((any ResourceLoader).self) { _ in loader() } }, during: body)
  }
}
