import Controls

/// The event handlers of one control, attached to it.
final class ControlHandlers {
  private unowned let control: Control
  private var relays: [Control.Event: EventRelay] = [:]

  private init(_ control: Control) {
    self.control = control
  }

  /// The handlers of `control`, made when they are first asked for.
  static func of(_ control: Control) -> ControlHandlers {
    if let existing = control.attachments[ControlHandlers.self] { return existing }
    let handlers = ControlHandlers(control)
    control.attachments[ControlHandlers.self] = handlers
    return handlers
  }

  /// Installs `handler` with the relay of each event in `events`.
  func add(for events: Control.Event, handler: @escaping () -> Void) -> HandlerToken {
    let entry = HandlerEntry(handler) { [weak self] in self?.removeStopped() }
    for event in events.single {
      relay(for: event).handlers.append(entry)
    }
    return HandlerToken(entry)
  }

  private func relay(for event: Control.Event) -> EventRelay {
    if let existing = relays[event] { return existing }
    let relay = EventRelay()
    relays[event] = relay
    control.addTarget(relay, action: EventRelay.pass, for: event)
    return relay
  }

  /// Takes back the targets that no handler needs any more.
  private func removeStopped() {
    for (event, relay) in relays {
      relay.handlers.removeStopped()
      guard relay.handlers.isEmpty else { continue }
      control.removeTarget(relay, for: event)
      relays[event] = nil
    }
  }
}

/// The target that a control has for one event, as long as there are handlers for it.
private final class EventRelay {
  let handlers = HandlerList<() -> Void>()

  func pass() {
    for handler in handlers.live { handler() }
  }
}

extension Control.Event {
  /// The events of the set, each by itself.
  fileprivate var single: [Control.Event] {
    (0..<UInt.bitWidth).map { Control.Event(rawValue: 1 << UInt($0)) }.filter(contains)
  }
}
