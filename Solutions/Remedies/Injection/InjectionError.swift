/// Why something could not be injected.
public enum InjectionError: Error, Equatable, CustomStringConvertible {
  /// No rule makes this type for this owner; the path says what was being made when it was needed.
  case missing(type: String, owner: String, path: [String])
  /// The owner was made outside of every scope, or its scope is gone.
  case noScope(type: String, owner: String)
  /// Two rules for one type and one kind of owner.
  case duplicate(RuleDescription, RuleDescription)
  /// Several rules, none of which is more specific than all others.
  case ambiguous(type: String, owner: String, rules: [RuleDescription])
  /// A rule that needs itself, directly or through others; the path begins and ends with it.
  case circular(path: [String])
  /// A module whose registration failed, and why.
  case module(name: String, reason: String)
  /// A rule that none of the owners given uses, so that nothing shows whether it works.
  case unused(RuleDescription)

  /// The sentence for the programmer: what is wrong, for whom, and what to do.
  public var description: String {
    switch self {
    case .missing(let type, let owner, let path):
      let needed = path.isEmpty ? "" : " It was needed on the way \(arrows(path))."
      return "No rule makes \(type) for \(owner).\(needed) Register one in the scope."
    case .noScope(let type, let owner):
      return "\(owner) asks for \(type) outside of every scope, or its scope is gone. "
        + "Make it inside run { } of a scope, and keep that scope."
    case .duplicate(let first, let second):
      return "\(second) is registered already: \(first). Replacing is a call of its own."
    case .ambiguous(let type, let owner, let rules):
      let list = rules.map(\.description).joined(separator: " and ")
      return "Several rules make \(type) for \(owner), and none is more specific: \(list). "
        + "Register one for its class."
    case .circular(let path):
      return "A circle of rules: \(arrows(path))."
    case .module(let name, let reason):
      return "The module \(name) could not be registered. \(reason)"
    case .unused(let rule):
      return "No owner that was given uses \(rule). Give one of its kind."
    }
  }

  private func arrows(_ path: [String]) -> String {
    path.joined(separator: " → ")
  }
}
