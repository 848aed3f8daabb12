/// Why a value could not be injected.
public enum InjectionError: Error, Equatable, CustomStringConvertible {
  /// No scope has a rule for the type.
  case missingRule(type: String, owner: String)
  /// Two rules answer for the same type and the same owners.
  case duplicateRule(type: String, owner: String?, first: String, second: String)
  /// Making the value needs the value itself; the path names each step.
  case circular(path: [String])

  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .missingRule(let type, let owner):
      "Nothing provides \(type) for \(owner). Add a rule to its scope: "
        + "provide(\(type).self) { … }"
    case .duplicateRule(let type, let owner, let first, let second):
      "Two rules provide \(type)\(owner.map { " for \($0)" } ?? ""): at \(first) and at \(second). "
        + "Remove one, or bind one to the class that needs it."
    case .circular(let path):
      "A circle of injections: \(path.joined(separator: " → ")). One of them must get its value later."
    }
  }
}
