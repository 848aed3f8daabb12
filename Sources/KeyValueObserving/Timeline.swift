import Synchronization

/// What happened to the objects of a test, in order.
public final class Timeline: Sendable {
  private let recorded = Mutex<[Event]>([])

  /// Creates an empty timeline.
  public init() {}

  /// The events so far, in the order in which they happened.
  public var events: [Event] {
    recorded.withLock { $0 }
  }

  /// The faults so far, also those that ``catchingExceptions(_:)`` swallowed.
  public var faults: [Fault] {
    events.compactMap { event in
      if case .fault(let fault) = event.kind { fault } else { nil }
    }
  }

  /// Adds an event at the end.
  public func record(_ event: Event) {
    recorded.withLock { $0.append(event) }
  }

  /// Adds a remark of the test's own, such as what the user of the app does next.
  public func note(_ text: String) {
    record(Event(.note(text)))
  }
}
