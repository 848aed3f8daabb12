// Rejected by: each token ends its own handler or condition, in whatever order they are ended
// Misconception: What was added last is taken back first.

import Controls

extension Control {
  /// Calls `handler` when `event` happens.
  ///
  /// - Returns: What stops the handler.
  @discardableResult
  func on(_ event: Event, handler: @escaping () -> Void) -> HandlerToken {
    let handlers = attachments[EventHandlers.self] ?? EventHandlers()
    attachments[EventHandlers.self] = handlers
    return handlers.relay(for: event, of: self).handlers.append(handler)
  }
}

/// What one control calls, by event.
private final class EventHandlers {
  private var relays: [Control.Event: EventRelay] = [:]

  func relay(for event: Control.Event, of control: Control) -> EventRelay {
    if let existing = relays[event] { return existing }
    let relay = EventRelay()
    relays[event] = relay
    control.addTarget(relay, action: EventRelay.send, for: event)
    return relay
  }
}

/// The target for one event.
private final class EventRelay {
  let handlers = HandlerList<() -> Void>()

  func send() {
    for handler in handlers.live { handler() }
  }
}

/// Handlers in the order in which they came, each with a token of its own.
final class HandlerList<Handler> {
  private(set) var live: [Handler] = []

  func append(_ handler: Handler) -> HandlerToken {
    live.append(handler)
    return HandlerToken { [weak self] in _ = self?.live.popLast() }
  }
}
