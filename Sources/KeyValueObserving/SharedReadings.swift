import Foundation

/// What the registrations told in one go share: the value of a property is read once, and equal changes
/// are built once, as long as nobody writes the property in between.
///
/// A computed key, or a path through other objects, is read anew for each registration: nothing says
/// when it has changed.
struct SharedReadings {
  private var path = ""
  private var cell: AnyDynamicCell?
  private var version = -1
  private var value: Any?

  private var options: KeyValueObservingOptions = []
  private var oldVersion: Int?
  private var change: [KeyValueChangeKey: Any]?

  /// The boxed value at a path, and the writing of the property that it was read after.
  mutating func value(at path: ObservedPath, of subject: KVOObject) -> (Any, version: Int?) {
    guard let cell = property(at: path, of: subject) else {
      return (Boxing.boxed(subject.value(at: path)), nil)
    }
    if let value, version == cell.version { return (value, version) }
    let read = Boxing.boxed(cell.any)
    value = read
    version = cell.version
    change = nil
    return (read, version)
  }

  /// The change that `item`'s registration asked for, with the new value that an inner registration
  /// forwards, if it does.
  mutating func change(
    for item: ChangeItem, of subject: KVOObject, forwarded: Any?
  ) -> [KeyValueChangeKey: Any] {
    let registration = item.registration
    guard item.isShared else {
      return build(item) { toMany in
        if let toMany { return toMany.new(in: subject, of: registration, forwarded: forwarded) }
        return forwarded ?? Boxing.boxed(subject.value(at: registration.path))
      }
    }
    if registration.options.isDisjoint(with: [.old, .new]) { return ChangeItem.setting }
    let asksNew = registration.options.contains(.new)
    let cell = property(at: registration.path, of: subject)
    if let cell, let change, options == registration.options,
      oldVersion == item.details?.oldVersion, !asksNew || version == cell.version
    {
      return change
    }
    let built = build(item) { _ in value(at: registration.path, of: subject).0 }
    if cell != nil {
      options = registration.options
      oldVersion = item.details?.oldVersion
      change = built
    }
    return built
  }

  /// The property that a path of one key names; nil for any other path.
  private mutating func property(
    at path: ObservedPath, of subject: KVOObject
  ) -> AnyDynamicCell? {
    if self.path != path.text {
      self = SharedReadings()
      self.path = path.text
      cell = path.rest == nil ? subject.keyTable.cells[path.text] : nil
    }
    return cell
  }

  private func build(
    _ item: ChangeItem, new: (ToManyChange?) -> Any?
  ) -> [KeyValueChangeKey: Any] {
    var change = item.base
    if item.registration.options.contains(.old) { change[.oldKey] = item.details?.old }
    if item.registration.options.contains(.new) { change[.newKey] = new(item.details?.toMany) }
    return change
  }
}
