import Foundation
import Synchronization

/// A change that has been announced and not yet completed.
struct PendingChange: @unchecked Sendable {
  let key: String
  let thread: UInt
  let items: [ChangeItem]
}

/// What one registration is to hear of a change.
final class ChangeItem {
  let registration: Registration

  /// The value before the change, boxed; nil where nobody asked for it.
  var old: Any?

  /// How a collection changes; nil for a value that is set.
  var toMany: ToManyChange?

  /// Whether the rest of the path must be watched on another object after the change.
  var reattaches = false

  /// What the registration that this one works for is to hear.
  var outer: ChangeItem?

  /// Whether the values come from an inner registration.
  let isForwarded: Bool

  init(_ registration: Registration, isForwarded: Bool) {
    self.registration = registration
    self.isForwarded = isForwarded
  }

  /// Whether every registration with the same path and options hears exactly this.
  var isShared: Bool { !isForwarded && toMany == nil }
}

/// Why a registration hears of a change.
enum Cause {
  /// A key of its own subject changes.
  case key(String, ToManyChange?)
  /// The rest of its path changes; the item is that of the inner registration.
  case rest(ChangeItem)
  /// A path changes that one of its keys depends on.
  case dependency
}

/// What the registrations told in one go share: equal values are read once, and equal changes are
/// built once, unless a re-entrant change came in between.
struct SharedReadings {
  private struct Entry {
    let path: String
    let options: KeyValueObservingOptions
    let count: Int
    let value: Any
    let change: [KeyValueChangeKey: Any]
  }

  private var last: Entry?

  /// The boxed value at `registration`'s path, read anew if it may have changed.
  mutating func value(at registration: Registration, of subject: KVOObject) -> Any {
    let count = subject.info.changeCount.load(ordering: .relaxed)
    if let last, last.count == count, last.path == registration.path.text { return last.value }
    let value = Boxing.boxed(subject.value(forKeyPath: registration.path.text))
    last = Entry(
      path: registration.path.text, options: registration.options, count: count, value: value,
      change: [:])
    return value
  }

  /// The change that `item`'s registration asked for, with the new value that an inner registration
  /// forwards, if it does.
  mutating func change(
    for item: ChangeItem, of subject: KVOObject, forwarded: Any?
  ) -> [KeyValueChangeKey: Any] {
    let registration = item.registration
    let count = subject.info.changeCount.load(ordering: .relaxed)
    if item.isShared, let last, !last.change.isEmpty, last.count == count,
      last.options == registration.options, last.path == registration.path.text
    {
      return last.change
    }
    var change = item.base
    var value: Any = NSNull()
    if registration.options.contains(.old) { change[.oldKey] = item.old }
    if registration.options.contains(.new) {
      if let toMany = item.toMany {
        change[.newKey] = toMany.new(in: subject, of: registration, forwarded: forwarded)
      } else {
        value = forwarded ?? Boxing.boxed(subject.value(forKeyPath: registration.path.text))
        change[.newKey] = value
      }
    }
    if item.isShared {
      last = Entry(
        path: registration.path.text, options: registration.options, count: count, value: value,
        change: change)
    }
    return change
  }
}

extension ChangeItem {
  /// The change without its values.
  var base: [KeyValueChangeKey: Any] {
    guard let toMany else { return Self.setting }
    var change: [KeyValueChangeKey: Any] = [.kindKey: NSNumber(value: toMany.kind.rawValue)]
    if let indexes = toMany.indexes { change[.indexesKey] = indexes }
    return change
  }

  /// The change as it is told before it happens: never with a new value.
  var prior: [KeyValueChangeKey: Any] {
    var change = base
    change[.notificationIsPriorKey] = NSNumber(value: true)
    if registration.options.contains(.old) { change[.oldKey] = old }
    return change
  }

  private static let settingKind = NSNumber(value: KeyValueChange.setting.rawValue)
  private static var setting: [KeyValueChangeKey: Any] { [.kindKey: settingKind] }
}
