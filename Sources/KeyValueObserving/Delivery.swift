import Foundation

// The call of an observer.

extension KVOObject {
  /// Tells the listener of `registration`, and the timeline that it was told.
  final func deliver(
    _ change: [KeyValueChangeKey: Any], to registration: Registration, noting timeline: Timeline?
  ) {
    deliver(
      change, to: registration.listener, path: registration.path.text,
      context: registration.context, site: registration.site, noting: timeline)
  }

  final func deliver(
    _ change: [KeyValueChangeKey: Any], to listener: Listener, path: String, context: UInt,
    site: SourceSite, noting timeline: Timeline?
  ) {
    switch listener {
    case .observer(let observer):
      guard let current = observer.current else {
        raiseIfDead(observer.life, site)
        return
      }
      if let timeline {
        timeline.record(delivery(of: change, path: path, to: current.life.name))
      }
      current.observeValue(
        forKeyPath: path, of: self, change: change,
        context: UnsafeMutableRawPointer(bitPattern: context))
    case .handler(let handler):
      if let timeline { timeline.record(delivery(of: change, path: path, to: handler.name)) }
      handler.call(self, change)
    case .outer: break
    }
  }

  /// Raises the fault of a dead observer.
  ///
  /// One whose deinit is running is none: it may still leave in time.
  private func raiseIfDead(_ observer: Life, _ site: SourceSite) {
    guard observer.isDead else { return }
    raise(
      .zombie,
      "*** -[\(observer.type) retain]: message sent to deallocated instance "
        + observer.pointer, registeredAt: site)
  }

  private func delivery(
    of change: [KeyValueChangeKey: Any], path: String, to observer: Event.Name?
  ) -> Event {
    Event(
      .delivered(change: ChangeText.line(change)), subject: life.name, observer: observer,
      keyPath: path)
  }
}

/// A change in one line of a timeline.
enum ChangeText {
  /// The change without its braces: `Setting old="Draft" new="Final"`.
  static func line(_ change: [KeyValueChangeKey: Any]) -> String {
    let kind = (change[.kindKey] as? NSNumber)?.uintValue ?? 0
    var words = [KeyValueChange(rawValue: kind).map { "\($0)".capitalized } ?? "Unknown"]
    if change[.notificationIsPriorKey] != nil { words.append("prior") }
    if let old = change[.oldKey] { words.append("old=\(value(old))") }
    if let new = change[.newKey] { words.append("new=\(value(new))") }
    if let indexes = change[.indexesKey] as? IndexSet {
      words.append("indexes=<\(indexes.map(String.init).joined(separator: ","))>")
    }
    return words.joined(separator: " ")
  }

  private static func value(_ value: Any) -> String {
    switch value {
    case is NSNull: "nil"
    case let text as String: "\"\(text)\""
    case let object as KVOObject: object.label ?? "\(object.life.type)"
    case let list as [Any]: "[" + list.map(self.value).joined(separator: ", ") + "]"
    default: "\(value)"
    }
  }
}
