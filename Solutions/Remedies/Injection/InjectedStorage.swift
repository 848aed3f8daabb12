import Foundation

/// Where an ``Injected`` property keeps its value, and the scope that it belongs to.
final class InjectedStorage<Value> {
  private enum State {
    case unset
    /// Made or assigned. An optional's nil is a value like any other.
    case set(Value)
  }

  private let home = ScopeReference.current
  private let lock = NSLock()
  private var state = State.unset

  var hasValue: Bool {
    if case .set = current { true } else { false }
  }

  func assign(_ value: Value) {
    let old = exchange(.set(value))
    // The old value dies here, outside the lock: its deinit may read this property.
    withExtendedLifetime(old) {}
  }

  func forget() {
    let old = exchange(.unset)
    withExtendedLifetime(old) {}
  }

  /// The value, made now if there is none.
  ///
  /// The lock is not held while a rule runs: the rule may read this property, or wait for a build
  /// that does. Two threads are kept apart by the build lock of their scope.
  func value(for owner: AnyObject, at path: AnyKeyPath) throws -> Value {
    if case .set(let value) = current { return value }
    let resolver = Resolver(home: home ?? ScopeReference.current)
    let asker = Asker(owner: owner, path: path)
    return try resolver.building(Value.self, for: asker) {
      if case .set(let value) = current { return value }
      let made = try resolver.make(Value.self, for: asker)
      return keep(made)
    }
  }

  /// Makes the value as it would be made now, and does not keep it.
  func check(for asker: Asker) throws {
    guard !hasValue else { return }
    let resolver = Resolver(home: home ?? ScopeReference.current)
    _ = try resolver.building(Value.self, for: asker) { try resolver.make(Value.self, for: asker) }
  }

  private var current: State {
    lock.withLock { state }
  }

  private func exchange(_ new: State) -> State {
    lock.withLock {
      defer { state = new }
      return state
    }
  }

  /// Keeps what was made, unless the property was assigned meanwhile.
  private func keep(_ made: Value) -> Value {
    lock.withLock {
      if case .set(let value) = state { return value }
      state = .set(made)
      return made
    }
  }
}
