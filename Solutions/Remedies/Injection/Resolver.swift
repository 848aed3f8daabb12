import Foundation

/// Finds the rule for a type and an owner, and makes the value.
struct Resolver {
  /// Where the search begins, after the overrides.
  let home: ScopeReference?

  /// Holds the build lock while `body` runs.
  ///
  /// - Throws: `InjectionError.noScope` if there is nothing to search.
  func building<Value, Result>(
    _: Value.Type, for asker: Asker, _ body: () throws -> Result
  ) throws -> Result {
    guard let scope = home?.scope ?? InjectionScope.overrides.first else {
      throw InjectionError.noScope(type: "\(Value.self)", owner: "\(asker.name)")
    }
    return try scope.buildLock.withLock(body)
  }

  /// Makes a value, or finds the shared one, with the build lock held.
  func make<Value>(_: Value.Type, for asker: Asker) throws -> Value {
    let wrapped = (Value.self as? any OptionalType.Type)?.wrappedKey
    for layer in layers {
      for key in [ObjectIdentifier(Value.self), wrapped].compactMap({ $0 }) {
        guard let rule = try layer.rule(for: key, asker: asker) else { continue }
        if let rule = rule as? Rule<Value> {
          return try value(of: rule, in: layer, for: asker)
        }
        let optional = Value.self as? any OptionalType.Type
        if let value = try optional?.value(of: rule, in: layer, for: asker, by: self) as? Value {
          return value
        }
      }
    }
    throw InjectionError.missing(
      type: "\(Value.self)", owner: "\(asker.name)", path: BuildStep.path)
  }

  private var layers: [InjectionScope] {
    InjectionScope.overrides + (home?.scope?.selfAndOuter ?? [])
  }

  func value<Value>(
    of rule: Rule<Value>, in layer: InjectionScope, for asker: Asker
  ) throws -> Value {
    switch rule.lifetime {
    case .owner:
      return try run(rule, for: asker, home: home)
    case .scope(let wrap):
      let override = InjectionScope.overrides.first
      let keeper = override ?? layer
      if let value = keeper.shared.value(of: rule) { return value }
      // A scope outlives the scopes inside it, and so does what it shares: that must not be made of
      // an inner scope's parts. An overriding rule has no scope of its own.
      let isOverriding = InjectionScope.overrides.contains { $0 === layer }
      let home = isOverriding ? self.home?.scope : layer
      let value = try run(rule, for: asker, home: home.map(ScopeReference.weakly))
      keeper.shared.keep(wrap(value), of: rule)
      return value
    }
  }

  private func run<Value>(
    _ rule: Rule<Value>, for asker: Asker, home: ScopeReference?
  ) throws -> Value {
    let request = InjectionRequest<AnyObject>(resolver: Resolver(home: home), asker: asker)
    return try BuildStep.running(rule, for: asker) {
      try ScopeReference.$current.withValue(home) { try rule.make(request) }
    }
  }
}

/// An optional, which the rule of what it wraps serves as well.
private protocol OptionalType {
  static var wrappedKey: ObjectIdentifier { get }
  static func value(
    of rule: any AnyRule, in layer: InjectionScope, for asker: Asker, by resolver: Resolver
  ) throws -> Any?
}

extension Optional: OptionalType {
  fileprivate static var wrappedKey: ObjectIdentifier { ObjectIdentifier(Wrapped.self) }

  fileprivate static func value(
    of rule: any AnyRule, in layer: InjectionScope, for asker: Asker, by resolver: Resolver
  ) throws -> Any? {
    try (rule as? Rule<Wrapped>).map { try resolver.value(of: $0, in: layer, for: asker) }
  }
}
