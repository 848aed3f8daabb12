import Synchronization

/// An observation by a closure: the row in the model behind a token.
///
/// It dies with its subject without a fault, retains the closure until it is removed or its subject
/// dies, and retains nothing else.
package final class HandlerRegistration: @unchecked Sendable {
  /// What is called with the subject and the change.
  package typealias Handler = (KVOObject, [KeyValueChangeKey: Any]) -> Void

  /// A closure that may be taken out on any thread; the model calls it on the thread of the change.
  private struct Stored: @unchecked Sendable {
    var handler: Handler?
    var registration: Registration?
  }

  /// What a timeline calls the observation.
  let name: Event.Name?

  private let stored: Mutex<Stored>
  private weak var subject: KVOObject?

  private init(_ subject: KVOObject, label: String?, handler: @escaping Handler) {
    self.subject = subject
    name = label.map { Event.Name(serial: Life.nextSerial(), className: $0, label: $0) }
    stored = Mutex(Stored(handler: handler))
  }

  /// Calls `handler` for each change of `keyPath` in `subject`.
  ///
  /// - Returns: Nil if the model refused the path, which is a fault.
  package static func observing(
    _ subject: KVOObject, keyPath: String, options: KeyValueObservingOptions, label: String?,
    site: SourceSite, handler: @escaping Handler
  ) -> HandlerRegistration? {
    subject.life.takePart()
    let row = HandlerRegistration(subject, label: label, handler: handler)
    guard
      let registration = subject.register(
        .handler(row), path: ObservedPath(keyPath), options: options, context: 0, site: site)
    else { return nil }
    let wasRemoved = row.stored.withLock { stored in
      stored.registration = registration
      return stored.handler == nil
    }
    // The handler may have removed the row in its initial call, before there was one.
    if wasRemoved { subject.drop(registration) }
    return row
  }

  /// Whether changes still reach the handler: false once it is removed or its subject is gone.
  package var isActive: Bool {
    subject != nil && stored.withLock { $0.handler != nil }
  }

  /// Takes the row out of the subject and lets go of the closure; does nothing the second time.
  ///
  /// A call of the handler that is under way goes on to its end.
  package func remove() {
    let taken = take()
    guard let registration = taken.registration else { return }
    guard let subject else { return }
    subject.drop(registration)
    subject.life.record(
      Event(.removed, subject: subject.life.name, observer: name, keyPath: registration.path.text))
  }

  /// Lets go of the closure: the subject is dying, and takes the row with it.
  func subjectDies() {
    _ = take()
  }

  /// What was stored, which the caller lets go of outside of the lock: a closure that dies may take
  /// other tokens with it.
  private func take() -> Stored {
    stored.withLock { stored in
      let taken = stored
      stored = Stored()
      return taken
    }
  }

  func call(_ subject: KVOObject, _ change: [KeyValueChangeKey: Any]) {
    let handler = stored.withLock { $0.handler }
    handler?(subject, change)
  }
}
