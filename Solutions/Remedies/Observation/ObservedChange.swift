public import Foundation
public import KeyValueObserving

/// A change with its values in the property's own type: no NSNull, no NSNumber, no string keys.
///
/// A value is there if the observation's options asked for it. Reading one that they did not ask for
/// is a fault, not a nil that looks like a value; and a nil is a value: an optional property that was
/// cleared has the new value `.some(nil)`.
public struct ObservedChange<Value> {
  /// Whether the value was set, or elements of a collection came, went or were replaced.
  public let kind: KeyValueChange

  /// Whether this is told before the change happens.
  public let isPrior: Bool

  /// The indexes of a change of an ordered collection; nil for any other.
  public let indexes: IndexSet?

  private let change: [KeyValueChangeKey: Any]
  private let subject: KVOObject
  private let options: KeyValueObservingOptions
  private let site: SourceSite

  init(
    _ change: [KeyValueChangeKey: Any], of subject: KVOObject, options: KeyValueObservingOptions,
    site: SourceSite
  ) {
    let raw = (change[.kindKey] as? NSNumber)?.uintValue ?? KeyValueChange.setting.rawValue
    kind = KeyValueChange(rawValue: raw) ?? .setting
    isPrior = change[.notificationIsPriorKey] != nil
    indexes = change[.indexesKey] as? IndexSet
    self.change = change
    self.subject = subject
    self.options = options
    self.site = site
  }

  /// The value before the change; nil in the initial call, and where the option `.old` is missing,
  /// which is a fault.
  ///
  /// For a change of a collection's elements it has only those that went.
  public var oldValue: Value? {
    isAskedFor(.old, "old") ? Self.value(change[.oldKey]) : nil
  }

  /// The value after the change; nil in a call before it, and where the option `.new` is missing,
  /// which is a fault.
  ///
  /// For a change of a collection's elements it has only those that came.
  public var newValue: Value? {
    isAskedFor(.new, "new") ? Self.value(change[.newKey]) : nil
  }

  private func isAskedFor(_ option: KeyValueObservingOptions, _ name: String) -> Bool {
    if options.contains(option) { return true }
    subject.raise(
      .invalidArgument,
      "A handler reads the \(name) value, which its observation did not ask for with "
        + "options: [.\(name)].", registeredAt: site)
    return false
  }

  /// The value out of its box; nil where the change has none.
  private static func value(_ boxed: Any?) -> Value? {
    guard let boxed, case .value(let value) = Boxing.cast(boxed, to: Value.self) else { return nil }
    return value
  }
}
