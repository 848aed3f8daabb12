// Accepted: the raw repair: a dictionary by a number that no other handler ever has, called in their order.

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
  private var handlers: [Int: Handler] = [:]
  private var next = 0

  func append(_ handler: Handler) -> HandlerToken {
    let number = next
    next += 1
    handlers[number] = handler
    return HandlerToken { [weak self] in self?.handlers[number] = nil }
  }

  /// The handlers of now, each left out if it is stopped before its turn.
  var live: some Sequence<Handler> {
    handlers.keys.sorted().lazy.compactMap { self.handlers[$0] }
  }
}
