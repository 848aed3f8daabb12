import Synchronization

extension KVOObject {
  /// A view of an unordered to-many relationship whose changes announce themselves, each with the
  /// elements that came or went; Foundation's `mutableSetValue(forKey:)`.
  public final func mutableSetValue(forKey key: String) -> MutableSetProxy {
    MutableSetProxy(of: self, key: key)
  }

  /// Writes a value that its proxy announces itself.
  final func setSilently(_ value: Any, forKey key: String) {
    guard let cell = keyTable.cells[key] else { return setValue(value, forKey: key) }
    let observed = cell.flags.load(ordering: .relaxed) & CellFlags.observed
    cell.lower(observed)
    defer { cell.raise(observed) }
    if case .wrongType = cell.setAny(value, in: self) {
      raise(
        .invalidArgument,
        "[\(self) setValue:forKey:]: the value for the key \(key) has the wrong type.")
    }
  }
}

/// A view of an unordered to-many relationship; see ``KVOObject/mutableSetValue(forKey:)``.
///
/// Adding what the set has already announces an empty set, as Foundation's proxy does.
public struct MutableSetProxy {
  private let owner: KVOObject
  private let key: String

  init(of owner: KVOObject, key: String) {
    self.owner = owner
    self.key = key
  }

  /// The elements as they are now.
  public var elements: Set<AnyHashable> {
    ToMany.set(owner.value(forKey: key))
  }

  /// Adds an element.
  public func add(_ element: AnyHashable) {
    formUnion([element])
  }

  /// Removes an element.
  public func remove(_ element: AnyHashable) {
    subtract([element])
  }

  /// Adds elements.
  public func formUnion(_ other: Set<AnyHashable>) {
    change(.unionSet, other) { $0.formUnion(other) }
  }

  /// Removes elements.
  public func subtract(_ other: Set<AnyHashable>) {
    change(.minusSet, other) { $0.subtract(other) }
  }

  /// Removes every element that is not in `other`.
  public func formIntersection(_ other: Set<AnyHashable>) {
    change(.intersectSet, other) { $0.formIntersection(other) }
  }

  /// Replaces all elements.
  public func setSet(_ other: Set<AnyHashable>) {
    change(.setSet, other) { $0 = other }
  }

  /// Removes every element.
  public func removeAll() {
    subtract(elements)
  }

  private func change(
    _ mutation: KeyValueSetMutationKind, _ other: Set<AnyHashable>,
    _ body: (inout Set<AnyHashable>) -> Void
  ) {
    owner.willChangeValue(forKey: key, withSetMutation: mutation, using: other)
    var set = elements
    body(&set)
    owner.setSilently(set, forKey: key)
    owner.didChangeValue(forKey: key, withSetMutation: mutation, using: other)
  }
}
