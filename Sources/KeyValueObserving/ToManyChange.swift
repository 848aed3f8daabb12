import Foundation

/// How a collection changes.
struct ToManyChange {
  /// What a class announces.
  enum Announcement {
    case setting
    case indexed(KeyValueChange, IndexSet)
    case set(KeyValueSetMutationKind, Set<AnyHashable>)
  }

  let kind: KeyValueChange

  /// The indexes; nil for a set.
  let indexes: IndexSet?

  /// The elements that go, boxed; nil where none do.
  private(set) var old: Any?

  /// The elements that a set gains; nil where it gains none, or for an array.
  private var added: Set<AnyHashable>?

  /// Reads what is about to go; nil for a value that is set.
  init?(_ announcement: Announcement, of key: String, in subject: KVOObject) {
    switch announcement {
    case .setting: return nil
    case .indexed(let kind, let indexes):
      self.kind = kind
      self.indexes = indexes
      if kind == .removal || kind == .replacement {
        old = ToMany.elements(at: indexes, of: subject.value(forKey: key))
      }
    case .set(let mutation, let objects):
      indexes = nil
      let current = ToMany.set(subject.value(forKey: key))
      switch mutation {
      case .unionSet:
        kind = .insertion
        added = objects.subtracting(current)
      case .minusSet:
        kind = .removal
        old = objects.intersection(current)
      case .intersectSet:
        kind = .removal
        old = current.subtracting(objects)
      case .setSet:
        kind = .replacement
        old = current.subtracting(objects)
        added = objects.subtracting(current)
      }
    }
  }

  /// The elements that have come; nil where none do.
  func new(in subject: KVOObject, of registration: Registration, forwarded: Any?) -> Any? {
    if let forwarded { return forwarded }
    if indexes == nil { return added }
    guard let indexes, kind == .insertion || kind == .replacement else { return nil }
    return ToMany.elements(at: indexes, of: subject.value(forKeyPath: registration.path.text))
  }
}

/// Reading collections of any type.
enum ToMany {
  /// The number of elements; nil for what is no collection.
  static func count(of collection: Any?) -> Int? {
    switch collection {
    case nil: 0
    case let list as [Any]: list.count
    case let set as Set<AnyHashable>: set.count
    default: nil
    }
  }

  /// The elements at `indexes`; indexes beyond the end have none.
  static func elements(at indexes: IndexSet, of collection: Any?) -> [Any] {
    let list = collection as? [Any] ?? []
    return indexes.filter { list.indices.contains($0) }.map { list[$0] }
  }

  /// The collection as a set; empty for nil.
  static func set(_ collection: Any?) -> Set<AnyHashable> {
    collection as? Set<AnyHashable> ?? []
  }
}
