import Foundation

extension KVOObject {
  /// A view of an ordered to-many relationship whose changes announce themselves, each with its kind
  /// and indexes; Foundation's `mutableArrayValue(forKey:)`.
  public final func mutableArrayValue(forKey key: String) -> MutableArrayProxy {
    MutableArrayProxy(of: self, key: key)
  }
}

/// A view of an ordered to-many relationship; see ``KVOObject/mutableArrayValue(forKey:)``.
///
/// Operations on many elements announce each element by itself, as Foundation's do.
public struct MutableArrayProxy {
  private let owner: KVOObject
  private let key: String

  init(of owner: KVOObject, key: String) {
    self.owner = owner
    self.key = key
  }

  /// The elements as they are now.
  public var elements: [Any] {
    owner.value(forKey: key) as? [Any] ?? []
  }

  /// The number of elements.
  public var count: Int { elements.count }

  /// The element at an index.
  public subscript(index: Int) -> Any { elements[index] }

  /// Inserts an element.
  public func insert(_ element: Any, at index: Int) {
    guard isValid(index, upTo: count, for: "insertObject:atIndex:") else { return }
    change(.insertion, at: index) { $0.insert(element, at: index) }
  }

  /// Adds an element at the end.
  public func add(_ element: Any) {
    insert(element, at: count)
  }

  /// Adds elements at the end, one by one.
  public func add(contentsOf newElements: [Any]) {
    for element in newElements { add(element) }
  }

  /// Removes the element at an index.
  public func remove(at index: Int) {
    guard isValid(index, upTo: count - 1, for: "removeObjectAtIndex:") else { return }
    change(.removal, at: index) { $0.remove(at: index) }
  }

  /// Removes every element, from the last to the first.
  public func removeAll() {
    for index in elements.indices.reversed() { remove(at: index) }
  }

  /// Replaces the element at an index.
  public func replace(at index: Int, with element: Any) {
    guard isValid(index, upTo: count - 1, for: "replaceObjectAtIndex:withObject:") else { return }
    change(.replacement, at: index) { $0[index] = element }
  }

  /// Replaces all elements: removals, then insertions.
  public func setArray(_ newElements: [Any]) {
    removeAll()
    add(contentsOf: newElements)
  }

  /// Whether an operation may use the index; an `NSRangeException` if not.
  private func isValid(_ index: Int, upTo last: Int, for selector: String) -> Bool {
    if index >= 0, index <= last { return true }
    let bounds = last < 0 ? "for empty array" : "[0 .. \(last)]"
    owner.raise(
      .range, "*** -[NSKeyValueMutableArray \(selector)]: index \(index) beyond bounds \(bounds)")
    return false
  }

  private func change(_ kind: KeyValueChange, at index: Int, _ body: (inout [Any]) -> Void) {
    let indexes = IndexSet(integer: index)
    owner.willChange(kind, valuesAt: indexes, forKey: key)
    var list = elements
    body(&list)
    owner.setSilently(list, forKey: key)
    owner.didChange(kind, valuesAt: indexes, forKey: key)
  }
}
