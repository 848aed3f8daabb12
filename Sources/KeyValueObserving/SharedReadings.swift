import Foundation

/// What the registrations told in one go share: the timeline is looked up once, the value of a property
/// is read once, and equal changes are built once, as long as nobody writes the property in between.
///
/// A computed key, or a path through other objects, is read anew for each registration: nothing says
/// when it has changed.
struct SharedReadings {
  let subject: KVOObject
  let timeline: Timeline?

  // The property that was asked for last, and what was read from it.
  private var path = ""
  private var cell: AnyDynamicCell?
  private var version = -1
  private var value: Any?

  // The change that was built last of that property, and for which registrations.
  private var change: [KeyValueChangeKey: Any]?
  private var options: KeyValueObservingOptions = []
  private var oldVersion: Int?

  init(of subject: KVOObject) {
    self.subject = subject
    timeline = subject.life.timeline
  }

  /// The boxed value at a path, and the writing of the property that it was read after.
  mutating func value(at path: ObservedPath) -> (Any, version: Int?) {
    turn(to: path)
    guard let cell else { return (Boxing.boxed(subject.value(at: path)), nil) }
    if let value, version == cell.version { return (value, version) }
    let read = Boxing.boxed(cell.any)
    value = read
    version = cell.version
    change = nil
    return (read, version)
  }

  /// The change that `item`'s registration asked for, with the new value that an inner registration
  /// forwards, if it does.
  mutating func change(for item: ChangeItem, forwarded: Any?) -> [KeyValueChangeKey: Any] {
    let registration = item.registration
    guard item.isShared else {
      guard registration.options.contains(.new) else { return item.change(new: nil) }
      if let toMany = item.details?.toMany {
        return item.change(
          new: toMany.new(in: subject, of: registration, forwarded: forwarded))
      }
      return item.change(new: forwarded ?? Boxing.boxed(subject.value(at: registration.path)))
    }
    if registration.options.isDisjoint(with: [.old, .new]) { return ChangeItem.setting }
    turn(to: registration.path)
    let asksNew = registration.options.contains(.new)
    if let cell, let change, options == registration.options,
      oldVersion == item.details?.oldVersion, !asksNew || version == cell.version
    {
      return change
    }
    let built = item.change(new: asksNew ? value(at: registration.path).0 : nil)
    change = built
    options = registration.options
    oldVersion = item.details?.oldVersion
    return built
  }

  /// Turns to the property that a path of one key names; there is none for any other path.
  private mutating func turn(to path: ObservedPath) {
    guard self.path != path.text else { return }
    self.path = path.text
    cell = path.rest == nil ? subject.keyTable.cells[path.text] : nil
    value = nil
    version = -1
    change = nil
  }
}
