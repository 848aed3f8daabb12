// Rejected by: a handler that is stopped is silent, and what it kept is released
// Misconception: A closure in a chain is stopped when a flag tells it to do nothing.

import Controls

extension Control {
  /// Calls `handler` when `event` happens.
  ///
  /// - Returns: What stops the handler.
  @discardableResult
  func on(_ event: Event, handler: @escaping () -> Void) -> HandlerToken {
    let handlers = attachments[EventHandlers.self] ?? EventHandlers()
    attachments[EventHandlers.self] = handlers
    let flag = StopFlag()
    handlers.set({ if !flag.isStopped { handler() } }, for: event, of: self)
    return HandlerToken { flag.isStopped = true }
  }
}

/// What one control calls, by event.
private final class EventHandlers {
  private var relays: [Control.Event: EventRelay] = [:]

  func set(_ handler: @escaping () -> Void, for event: Control.Event, of control: Control) {
    let earlier = relays[event]
    let relay = EventRelay {
      earlier?.send()
      handler()
    }
    if let earlier { control.removeTarget(earlier, for: event) }
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

/// Tells a handler that it was stopped.
final class StopFlag {
  var isStopped = false
}
