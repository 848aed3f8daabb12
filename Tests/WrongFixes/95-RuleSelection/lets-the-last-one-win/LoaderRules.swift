// Rejected by: the order in which rules are registered does not matter
// Misconception: Who registers later knows more, as with everything that is overridden.

// Symptom: the list of users shows the server's pages, and after a merge the list of guests does too.
// Task:    let the rule for the nearest class decide, in whatever order the rules were registered.
// Run:     swift run kata   (or: cd Exercises && KATA=95 swift test)

/// Which loader each screen gets; the modules of the app say so.
final class LoaderRules {
  struct NoRule: Error {
    let screen: String
  }

  struct SecondRule: Error {
    let owner: String
  }

  private struct Rule {
    let owner: Screen.Type
    /// Whether a class is the owner or one of its subclasses.
    let covers: (Screen.Type) -> Bool
    let make: () -> ResourceLoader
  }

  private var rules: [Rule] = []

  /// Adds the rule for all screens.
  func register(_ make: @escaping () -> ResourceLoader) throws {
    // Nobody is further up than the class of all screens, so every other rule is nearer.
    try register(for: Screen.self, make)
  }

  /// Adds a rule for the screens of a class and of its subclasses.
  func register<Owner: Screen>(
    for owner: Owner.Type, _ make: @escaping () -> ResourceLoader
  ) throws {
    guard !rules.contains(where: { $0.owner == owner }) else {
      throw SecondRule(owner: "\(owner)")
    }
    rules.append(Rule(owner: owner, covers: { $0 is Owner.Type }, make: make))
  }

  /// The loader of a screen.
  func resolve(for screen: Screen) throws -> ResourceLoader {
    let kind = type(of: screen)
    let fitting = rules.filter { $0.covers(kind) }
    let nearest = fitting.last
    guard let nearest else { throw NoRule(screen: "\(kind)") }
    return nearest.make()
  }
}
