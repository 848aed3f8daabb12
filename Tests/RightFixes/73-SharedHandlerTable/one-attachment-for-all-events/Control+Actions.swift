// Accepted: the modern form, as UIControl keeps its UIActions: the closures of all events in one object of the control's own.

import Controls

extension Control {
  /// Calls `handler` when `event` happens; nobody has to keep anything for that.
  func when(_ event: Event, _ handler: @escaping () -> Void) {
    let actions = attachments[ControlActions.self] ?? ControlActions()
    attachments[ControlActions.self] = actions
    actions.relay(of: event, in: self).handlers.append(handler)
  }
}

/// The closures of one control, by event.
private final class ControlActions {
  private var relays: [Control.Event: EventRelay] = [:]

  func relay(of event: Control.Event, in control: Control) -> EventRelay {
    if let existing = relays[event] { return existing }
    let relay = EventRelay()
    relays[event] = relay
    control.addTarget(relay, action: EventRelay.send, for: event)
    return relay
  }
}

/// The closures of one control for one event.
private final class EventRelay {
  var handlers: [() -> Void] = []

  func send() {
    for handler in handlers { handler() }
  }
}
