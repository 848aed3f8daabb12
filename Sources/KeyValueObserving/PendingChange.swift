import Foundation
import Synchronization

/// A change that has been announced and not yet completed.
struct PendingChange: @unchecked Sendable {
  let key: String
  let thread: UInt
  let audience: Audience

  /// Who is to hear of it.
  enum Audience {
    /// Registrations for which there is nothing to remember.
    case plain([Registration])
    case prepared([ChangeItem])
  }

  /// The registration that would have been told first.
  var lastRegistered: Registration? {
    switch audience {
    case .plain(let registrations): registrations.last
    case .prepared(let items): items.last?.registration
    }
  }
}

/// What one registration is to hear of a change.
struct ChangeItem {
  let registration: Registration

  /// What must be remembered from the announcement; nil for a registration on a plain key that asked
  /// for nothing but the new value, as most are.
  var details: Details?

  final class Details {
    /// The value before the change, boxed; nil where nobody asked for it.
    var old: Any?

    /// Which writing of the property `old` was read after; nil where it came from elsewhere.
    var oldVersion: Int?

    /// The object that the path led through before the change, which must not die before the change
    /// has been told.
    var middle: KVOObject?

    /// How a collection changes; nil for a value that is set.
    var toMany: ToManyChange?

    /// Whether the rest of the path must be watched on another object after the change.
    var reattaches = false

    /// What the registration that this one works for is to hear.
    var outer: ChangeItem?

    /// Whether the values come from an inner registration.
    var isForwarded = false
  }
}

/// Why a registration hears of a change.
enum Cause {
  /// A key of its own subject changes.
  case key(String, ToManyChange?)
  /// The rest of its path changes; the details are those of the inner registration.
  case rest(ChangeItem.Details?)
  /// A path changes that one of its keys depends on.
  case dependency
}

extension ChangeItem {
  /// Whether every registration with the same path and options hears exactly this.
  var isShared: Bool {
    guard let details else { return true }
    return !details.isForwarded && details.toMany == nil
  }

  /// The change that the registration asked for; `new` is nil where it did not ask for that.
  func change(new: Any?) -> [KeyValueChangeKey: Any] {
    let options = registration.options
    // By far the most common: a copy of a dictionary is cheaper than one built key by key.
    if !options.contains(.old), details?.toMany == nil, let new { return Self.setting(to: new) }
    var change = base
    if options.contains(.old), let old = details?.old { change[.oldKey] = old }
    if let new { change[.newKey] = new }
    return change
  }

  /// The change as it is told before it happens: never with a new value.
  var prior: [KeyValueChangeKey: Any] {
    var change = base
    change[.notificationIsPriorKey] = NSNumber(value: true)
    if registration.options.contains(.old), let old = details?.old { change[.oldKey] = old }
    return change
  }

  /// The change without its values.
  private var base: [KeyValueChangeKey: Any] {
    guard let toMany = details?.toMany else { return Self.setting }
    var change: [KeyValueChangeKey: Any] = [.kindKey: NSNumber(value: toMany.kind.rawValue)]
    if let indexes = toMany.indexes { change[.indexesKey] = indexes }
    return change
  }

  private static func setting(to new: Any) -> [KeyValueChangeKey: Any] {
    var change = settingToNull
    change.values[placeOfNew] = new
    return change
  }

  /// The change of a value that is set and of which nobody asked to know more; never written.
  nonisolated(unsafe) static let setting: [KeyValueChangeKey: Any] = [
    .kindKey: NSNumber(value: KeyValueChange.setting.rawValue)
  ]

  /// The change of a value that is set to nil; never written, but copied.
  nonisolated(unsafe) private static let settingToNull = setting.merging([.newKey: NSNull()]) { $1 }

  nonisolated(unsafe) private static let placeOfNew =
    settingToNull.index(forKey: .newKey) ?? settingToNull.startIndex
}
