public import Foundation
public import KeyValueObserving

/// A change with its values in the property's own type: no NSNull, no NSNumber, no string keys.
///
/// A value is there if the observation's options asked for it. Reading one that they did not ask for
/// is a fault, not a nil that looks like a value; and a nil is a value: an optional property that was
/// cleared has the new value `.some(nil)`.
public struct ObservedChange<Value> {
  private let change: [KeyValueChangeKey: Any]
  private let subject: KVOObject
  private let request: ChangeRequest<Value>

  // Nothing is looked up before somebody asks: most handlers read the subject.
  init(
    _ change: [KeyValueChangeKey: Any], of subject: KVOObject, asked request: ChangeRequest<Value>
  ) {
    self.change = change
    self.subject = subject
    self.request = request
  }

  /// Whether the value was set, or elements of a collection came, went or were replaced.
  public var kind: KeyValueChange {
    let raw = (change[.kindKey] as? NSNumber)?.uintValue
    return raw.flatMap(KeyValueChange.init(rawValue:)) ?? .setting
  }

  /// Whether this is told before the change happens.
  public var isPrior: Bool { change[.notificationIsPriorKey] != nil }

  /// The indexes of a change of an ordered collection; nil for any other.
  public var indexes: IndexSet? { change[.indexesKey] as? IndexSet }

  /// The value before the change; nil in the initial call, and where the option `.old` is missing,
  /// which is a fault.
  ///
  /// For a change of a collection's elements it has only those that went.
  public var oldValue: Value? {
    isAskedFor(.old, "old") ? request.value(change[.oldKey]) : nil
  }

  /// The value after the change; nil in a call before it, and where the option `.new` is missing,
  /// which is a fault.
  ///
  /// For a change of a collection's elements it has only those that came.
  public var newValue: Value? {
    isAskedFor(.new, "new") ? request.value(change[.newKey]) : nil
  }

  private func isAskedFor(_ option: KeyValueObservingOptions, _ name: String) -> Bool {
    if request.options.contains(option) { return true }
    subject.raise(
      .invalidArgument,
      "A handler reads the \(name) value, which its observation did not ask for with "
        + "options: [.\(name)].", registeredAt: request.site)
    return false
  }
}
