// Symptom: since taps are counted nothing is published; when the counting ends, nothing is counted.
// Task:    let each handler and condition be heard until its own token stops it.
// Run:     swift run kata   (or: cd Exercises && KATA=74 swift test)

import Controls

extension Control {
  /// Calls `handler` when `event` happens.
  ///
  /// - Returns: What stops the handler.
  @discardableResult
  func on(_ event: Event, handler: @escaping () -> Void) -> HandlerToken {
    let handlers = attachments[EventHandlers.self] ?? EventHandlers()
    attachments[EventHandlers.self] = handlers
    handlers.set(handler, for: event, of: self)
    return HandlerToken { [weak self] in
      // A handler that does nothing takes its place.
      self?.on(event) {}
    }
  }
}

/// What one control calls, by event.
private final class EventHandlers {
  private var relays: [Control.Event: EventRelay] = [:]

  func set(_ handler: @escaping () -> Void, for event: Control.Event, of control: Control) {
    let relay = EventRelay(handler)
    relays[event].map { control.removeTarget($0, for: event) }
    relays[event] = relay
    control.addTarget(relay, action: EventRelay.send, for: event)
  }
}

/// The target for one event.
private final class EventRelay {
  private let handler: () -> Void

  init(_ handler: @escaping () -> Void) {
    self.handler = handler
  }

  func send() {
    handler()
  }
}
