import Synchronization

/// A value that a scope shares, kept for good or only while somebody uses it.
enum KeptValue: Sendable {
  case strong(any Sendable)
  case weak(WeakValue)

  func value<Value>(as _: Value.Type) -> Value? {
    switch self {
    case .strong(let value): value as? Value
    case .weak(let reference): reference.object as? Value
    }
  }
}

/// A reference that does not keep its object.
struct WeakValue: Sendable {
  weak var object: (any AnyObject & Sendable)?
}

/// What a scope shares, by the rule that made it.
final class SharedValues: Sendable {
  /// The rule is kept beside its value, so that its identity cannot pass to another rule.
  private let values = Mutex<[ObjectIdentifier: (rule: any AnyRule, value: KeptValue)]>([:])

  func value<Value>(of rule: Rule<Value>) -> Value? {
    let kept = values.withLock { $0[ObjectIdentifier(rule)]?.value }
    return kept?.value(as: Value.self)
  }

  func keep(_ value: KeptValue, of rule: any AnyRule) {
    values.withLock { $0[ObjectIdentifier(rule)] = (rule, value) }
  }

  func forget(_ rule: any AnyRule) {
    let old = values.withLock { $0.removeValue(forKey: ObjectIdentifier(rule)) }
    withExtendedLifetime(old) {}
  }

  func forgetAll() {
    let old = values.withLock { values in
      defer { values = [:] }
      return values
    }
    withExtendedLifetime(old) {}
  }
}
