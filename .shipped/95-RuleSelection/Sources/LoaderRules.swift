// Symptom: the list of users shows the server's pages, and after a merge the list of guests does too.
// Task:    let the rule for the nearest class decide, in whatever order the rules were registered.
// Run:     swift run kata   (or: cd Exercises && KATA=95 swift test)

/// Which loader each screen gets; the modules of the app say so.
final class LoaderRules {
  struct NoRule: Error {
    let screen: String
  }

  private struct Rule {
    let applies: (Screen) -> Bool
    let make: () -> ResourceLoader
  }

  private var rules: [Rule] = []

  /// Adds the rule for all screens.
  func register(_ make: @escaping () -> ResourceLoader) throws {
    rules.append(Rule(applies: { _ in true }, make: make))
  }

  /// Adds a rule for the screens of a class.
  func register<Owner: Screen>(
    for owner: Owner.Type, _ make: @escaping () -> ResourceLoader
  ) throws {
    rules.append(Rule(applies: { type(of: $0) == owner }, make: make))
  }

  /// The loader of a screen.
  func resolve(for screen: Screen) throws -> ResourceLoader {
    guard let rule = rules.first(where: { $0.applies(screen) }) else {
      throw NoRule(screen: "\(type(of: screen))")
    }
    return rule.make()
  }
}
