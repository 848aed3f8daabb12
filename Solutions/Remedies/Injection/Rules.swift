/// Which values go where: one rule for each type, and more special ones for classes that need another.
///
/// ```swift
/// var rules = Rules()
/// try rules.provide((any ResourceLoader).self, for: .scope) { _ in NetworkLoader() }
/// try rules.provide((any ResourceLoader).self, in: PreviewScreen.self) { _ in BundledLoader() }
/// ```
///
/// A rule that is bound to a class holds for its subclasses too, and the rule of the nearest class
/// wins over that of a farther one. A second rule for the same type and class is an error, never
/// the last word.
public struct Rules {
  /// How long a value that a rule has made is used again.
  public enum Lifetime: Sendable {
    /// Each owner gets a value of its own.
    case owner
    /// All owners share the value as long as one of them keeps it; only for objects.
    case whileUsed
    /// The scope keeps the value, and all owners share it.
    case scope
  }

  private(set) var all: [Rule] = []

  /// Creates an empty set of rules.
  public init() {}

  /// Adds a rule for every owner.
  ///
  /// - Parameters:
  ///   - type: What the rule provides: a class, a struct or a protocol.
  ///   - lifetime: How long the value is used again.
  ///   - fileID: Where the rule stands, for errors.
  ///   - line: The same place's line.
  ///   - make: Makes the value for its first owner.
  /// - Throws: ``InjectionError/duplicateRule(type:owner:first:second:)``.
  public mutating func provide<Value>(
    _ type: Value.Type, for lifetime: Lifetime = .owner, fileID: String = #fileID,
    line: Int = #line, make: @escaping @Sendable (Sender) throws -> Value
  ) throws {
    try add(
      Rule(type: type, owner: nil, lifetime: lifetime, place: "\(fileID):\(line)", make: make))
  }

  /// Adds a rule for the owners of one class and its subclasses.
  ///
  /// - Parameters:
  ///   - type: What the rule provides: a class, a struct or a protocol.
  ///   - owner: The class whose properties it fills.
  ///   - lifetime: How long the value is used again.
  ///   - fileID: Where the rule stands, for errors.
  ///   - line: The same place's line.
  ///   - make: Makes the value for its first owner.
  /// - Throws: ``InjectionError/duplicateRule(type:owner:first:second:)``.
  public mutating func provide<Value, Owner: AnyObject>(
    _ type: Value.Type, in owner: Owner.Type, for lifetime: Lifetime = .owner,
    fileID: String = #fileID, line: Int = #line,
    make: @escaping @Sendable (Sender) throws -> Value
  ) throws {
    try add(
      Rule(
        type: type, owner: OwnerClass(owner), lifetime: lifetime, place: "\(fileID):\(line)",
        make: make))
  }

  private mutating func add(_ rule: Rule) throws {
    if let other = all.first(where: { $0.key == rule.key }) {
      throw InjectionError.duplicateRule(
        type: "\(rule.type)", owner: rule.owner.map { "\($0.type)" }, first: other.place,
        second: rule.place)
    }
    all.append(rule)
  }

  /// The rule of the class nearest to the owner's, or else the one for every owner.
  func rule(for type: Any.Type, owner: AnyObject) -> Rule? {
    let fitting = all.filter { $0.type == type && $0.owner?.fits(owner) != false }
    return fitting.max { one, other in
      guard let nearer = other.owner else { return false }
      return one.owner?.isAbove(nearer) ?? true
    }
  }
}

/// One rule.
struct Rule: Sendable {
  struct Key: Hashable {
    let type: ObjectIdentifier
    let owner: ObjectIdentifier?
  }

  let type: Any.Type
  let owner: OwnerClass?
  let lifetime: Rules.Lifetime
  let place: String
  let make: @Sendable (Sender) throws -> Any

  var key: Key {
    Key(type: ObjectIdentifier(type), owner: owner.map { ObjectIdentifier($0.type) })
  }
}

/// A class that a rule is bound to; it can tell its own instances and subclasses.
struct OwnerClass: Sendable {
  let type: Any.Type
  let fits: @Sendable (AnyObject) -> Bool
  private let holdsType: @Sendable (Any.Type) -> Bool

  init<Owner: AnyObject>(_ type: Owner.Type) {
    self.type = type
    fits = { $0 is Owner }
    holdsType = { $0 is Owner.Type }
  }

  /// Whether `other` is a subclass.
  func isAbove(_ other: OwnerClass) -> Bool {
    type != other.type && holdsType(other.type)
  }
}
