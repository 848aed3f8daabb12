public import Foundation
public import KeyValueObserving

/// What a handler is told of one change, in the property's own type.
///
/// The values are there if the observation asked for them. Reading one that it did not ask for is a
/// fault and not a silent nil; and nil is a value: for a property of type `Date?` a date that was
/// cleared is `.some(nil)`.
public struct ObservedChange<Value> {
  private let change: [KeyValueChangeKey: Any]
  private let subject: KVOObject
  private let options: KeyValueObservingOptions
  private let site: SourceSite
  private let current: () -> Value?

  init(
    _ change: [KeyValueChangeKey: Any], of subject: KVOObject, options: KeyValueObservingOptions,
    site: SourceSite, current: @escaping () -> Value?
  ) {
    self.change = change
    self.subject = subject
    self.options = options
    self.site = site
    self.current = current
  }

  /// Whether the value was set, or elements of a collection inserted, removed or replaced.
  public var kind: KeyValueChange {
    (change[.kindKey] as? NSNumber).flatMap { KeyValueChange(rawValue: $0.uintValue) } ?? .setting
  }

  /// Whether the call comes before the change, as the option `.prior` asks.
  public var isPrior: Bool { change[.notificationIsPriorKey] != nil }

  /// The value after the change; nil before it.
  ///
  /// For a collection it is the whole one, whatever the kind of the change.
  public var new: Value? {
    guard isAskedFor(.new, "new"), !isPrior else { return nil }
    return kind == .setting ? cast(change[.newKey]) : current()
  }

  /// The value before the change; nil in the initial call, and for a collection whose elements
  /// changed: see ``removed``.
  public var old: Value? {
    guard isAskedFor(.old, "old"), kind == .setting else { return nil }
    return cast(change[.oldKey])
  }

  /// The elements that came, where those of a collection changed.
  public var inserted: Value? {
    guard isAskedFor(.new, "new"), kind != .setting else { return nil }
    return cast(change[.newKey])
  }

  /// The elements that went, where those of a collection changed.
  public var removed: Value? {
    guard isAskedFor(.old, "old"), kind != .setting else { return nil }
    return cast(change[.oldKey])
  }

  /// Where elements of an ordered collection changed: after an insertion, before a removal.
  public var indexes: IndexSet? { change[.indexesKey] as? IndexSet }

  private func isAskedFor(_ option: KeyValueObservingOptions, _ name: String) -> Bool {
    if options.contains(option) { return true }
    subject.raise(
      .invalidArgument,
      "The handler reads the \(name) value, which the observation did not ask for: add "
        + "options: .\(name).", registeredAt: site)
    return false
  }

  private func cast(_ value: Any?) -> Value? {
    guard let value else { return nil }
    switch Boxing.cast(value, to: Value.self) {
    case .value(let value): return value
    case .refusesNil: return nil
    case .wrongType:
      subject.raise(
        .invalidArgument, "The observed value is no \(Value.self): \(value).", registeredAt: site)
      return nil
    }
  }
}
