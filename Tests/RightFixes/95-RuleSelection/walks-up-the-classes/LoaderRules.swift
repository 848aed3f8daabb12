// Accepted: a table of rules, and a walk from the class of the screen to the class of all.

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

  private var rules: [ObjectIdentifier: () -> ResourceLoader] = [:]

  /// Adds the rule for all screens.
  func register(_ make: @escaping () -> ResourceLoader) throws {
    try register(for: Screen.self, make)
  }

  /// Adds a rule for the screens of a class and of its subclasses.
  func register<Owner: Screen>(
    for owner: Owner.Type, _ make: @escaping () -> ResourceLoader
  ) throws {
    guard rules[ObjectIdentifier(owner)] == nil else { throw SecondRule(owner: "\(owner)") }
    rules[ObjectIdentifier(owner)] = make
  }

  /// The loader of a screen.
  func resolve(for screen: Screen) throws -> ResourceLoader {
    var mirror: Mirror? = Mirror(reflecting: screen)
    while let level = mirror {
      if let kind = level.subjectType as? AnyClass, let make = rules[ObjectIdentifier(kind)] {
        return make()
      }
      mirror = level.superclassMirror
    }
    throw NoRule(screen: "\(type(of: screen))")
  }
}
