// Accepted: a table is right where something that dies with the control takes its entries out.

import Controls
import KeyValueObserving

extension Control {
  /// Calls `handler` when `event` happens; nobody has to keep anything for that.
  func when(_ event: Event, _ handler: @escaping () -> Void) {
    ControlActions.shared.add(handler, to: self, for: event)
  }
}

/// What the controls of the app do: one table for all, since a control has no place for it.
private final class ControlActions {
  nonisolated(unsafe) static let shared = ControlActions()

  /// An event of the control that lives at an address.
  private struct Key: Hashable {
    let address: UInt
    let event: Control.Event
  }

  private var handlers: [Key: [() -> Void]] = [:]
  private var relays: [Control.Event: EventRelay] = [:]

  func add(_ handler: @escaping () -> Void, to control: Control, for event: Control.Event) {
    handlers[Key(address: control.address, event: event), default: []].append(handler)
    if control.attachments[Farewell.self] == nil {
      control.attachments[Farewell.self] = Farewell { [unowned self, address = control.address] in
        handlers = handlers.filter { $0.key.address != address }
      }
    }
    let relay = relays[event] ?? EventRelay(of: event)
    relays[event] = relay
    // Once for each control, however many handlers it has.
    control.removeTarget(relay, for: event)
    control.addTarget(relay, action: EventRelay.sent, for: event)
  }

  func send(_ event: Control.Event, from control: Control) {
    for handler in handlers[Key(address: control.address, event: event)] ?? [] {
      handler()
    }
  }
}

/// Is attached to a control, and speaks when the control goes.
private final class Farewell {
  private let handler: () -> Void

  init(_ handler: @escaping () -> Void) {
    self.handler = handler
  }

  deinit { handler() }
}

/// The target of all controls for one event.
private final class EventRelay {
  private let event: Control.Event

  init(of event: Control.Event) {
    self.event = event
  }

  func sent(_ sender: Control) {
    ControlActions.shared.send(event, from: sender)
  }
}
