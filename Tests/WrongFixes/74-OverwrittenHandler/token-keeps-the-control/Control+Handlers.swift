// Rejected by: a token that is kept does not keep its control
// Misconception: To take a handler out of its control a token needs the control.

import Controls

extension Control {
  /// Calls `handler` when `event` happens.
  ///
  /// - Returns: What stops the handler.
  @discardableResult
  func on(_ event: Event, handler: @escaping () -> Void) -> HandlerToken {
    let handlers = attachments[EventHandlers.self] ?? EventHandlers()
    attachments[EventHandlers.self] = handlers
    let token = handlers.relay(for: event, of: self).handlers.append(handler)
    return HandlerToken { [self] in
      token.stop()
      if allTargets.isEmpty { attachments[EventHandlers.self] = nil }
    }
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
  private final class Entry {
    let handler: Handler

    init(_ handler: Handler) {
      self.handler = handler
    }
  }

  private var entries: [Entry] = []

  func append(_ handler: Handler) -> HandlerToken {
    let entry = Entry(handler)
    entries.append(entry)
    return HandlerToken { [weak self, weak entry] in
      self?.entries.removeAll { $0 === entry }
    }
  }

  /// The handlers of now, each left out if it is stopped before its turn.
  var live: some Sequence<Handler> {
    entries.lazy.filter { entry in self.entries.contains { $0 === entry } }.map(\.handler)
  }
}
