public import Foundation
public import KeyValueObserving

/// A change with its values in the property's own type: no NSNull, no NSNumber, no string keys.
public struct ObservedChange<Value> {
  /// Whether the value was set, or elements of a collection came, went or were replaced.
  public let kind: KeyValueChange

  /// Whether this is told before the change happens.
  public let isPrior: Bool

  /// The indexes of a change of an ordered collection; nil for any other.
  public let indexes: IndexSet?

  /// The value before the change, if the options asked for it.
  ///
  /// For a change of a collection's elements it has only those that went.
  public let oldValue: Value?

  /// The value after the change, if the options asked for it.
  ///
  /// For a change of a collection's elements it has only those that came.
  public let newValue: Value?

  init(_ change: [KeyValueChangeKey: Any]) {
    let raw = (change[.kindKey] as? NSNumber)?.uintValue ?? KeyValueChange.setting.rawValue
    kind = KeyValueChange(rawValue: raw) ?? .setting
    isPrior = change[.notificationIsPriorKey] != nil
    indexes = change[.indexesKey] as? IndexSet
    oldValue = Self.value(change[.oldKey])
    newValue = Self.value(change[.newKey])
  }

  /// The value out of its box; nil where the change has none.
  private static func value(_ boxed: Any?) -> Value? {
    guard let boxed, case .value(let value) = Boxing.cast(boxed, to: Value.self) else { return nil }
    return value
  }
}
