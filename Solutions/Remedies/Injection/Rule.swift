/// How one type is made for the owners of one kind.
final class Rule<Value>: AnyRule {
  let description: RuleDescription
  let owners: OwnerKind?
  let lifetime: Lifetime<Value>
  let make: @Sendable (InjectionRequest<AnyObject>) throws -> Value

  init(
    _ description: RuleDescription, owners: OwnerKind?, lifetime: Lifetime<Value>,
    make: @escaping @Sendable (InjectionRequest<AnyObject>) throws -> Value
  ) {
    self.description = description
    self.owners = owners
    self.lifetime = lifetime
    self.make = make
  }

  var key: ObjectIdentifier { ObjectIdentifier(Value.self) }

  func resolve(in layer: InjectionScope, for asker: Asker, by resolver: Resolver) throws {
    _ = try resolver.building(Value.self, for: asker) {
      try resolver.value(of: self, in: layer, for: asker)
    }
  }
}

/// A rule of any type.
protocol AnyRule: AnyObject, Sendable {
  var description: RuleDescription { get }
  var owners: OwnerKind? { get }
  /// The type that it makes.
  var key: ObjectIdentifier { get }
  /// Makes a value, or finds the shared one, and forgets it.
  func resolve(in layer: InjectionScope, for asker: Asker, by resolver: Resolver) throws
}

/// How long a rule's value is kept, and by whom.
enum Lifetime<Value>: Sendable {
  /// By each owner its own.
  case owner
  /// By the scope, one for all owners; the closure wraps it, and only a shareable value has one.
  case scope(@Sendable (Value) -> KeptValue)
}

/// A class with its subclasses, or the classes that adopt a protocol.
struct OwnerKind: Sendable {
  let type: Any.Type
  /// False for a protocol.
  let isClass: Bool
  private let contains: @Sendable (AnyObject) -> Bool
  private let coversType: @Sendable (Any.Type) -> Bool

  init<Owner>(_ type: Owner.Type) {
    self.type = type
    isClass = type is AnyClass
    contains = { $0 is Owner }
    coversType = { $0 is Owner.Type }
  }

  func includes(_ owner: AnyObject?) -> Bool {
    owner.map(contains) ?? false
  }

  /// Whether `other` is this class or one of its subclasses.
  func covers(_ other: OwnerKind) -> Bool {
    isClass && coversType(other.type)
  }
}
