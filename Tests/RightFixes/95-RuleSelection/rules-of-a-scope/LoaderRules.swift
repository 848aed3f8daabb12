// Accepted: the remedy's scope, in which the nearest class decides and a second rule is an error.

import Remedies

// Symptom: the list of users shows the server's pages, and after a merge the list of guests does too.
// Task:    let the rule for the nearest class decide, in whatever order the rules were registered.
// Run:     swift run kata   (or: cd Exercises && KATA=95 swift test)

/// Which loader each screen gets; the modules of the app say so.
final class LoaderRules {
  private let scope = InjectionScope()

  /// Adds the rule for all screens.
  func register(_ make: @escaping () -> ResourceLoader) throws {
    let rule = Local(make: make)
    try scope.register(ResourceLoader.self) { _ in rule.make() }
  }

  /// Adds a rule for the screens of a class and of its subclasses.
  func register<Owner: Screen>(
    for owner: Owner.Type, _ make: @escaping () -> ResourceLoader
  ) throws {
    let rule = Local(make: make)
    try scope.register(ResourceLoader.self, in: owner) { _ in rule.make() }
  }

  /// The loader of a screen.
  func resolve(for screen: Screen) throws -> ResourceLoader {
    try scope.resolve(for: screen)
  }
}

/// A rule that stays on the thread of its rules, although rules in general need not.
private struct Local: @unchecked Sendable {
  let make: () -> ResourceLoader
}
