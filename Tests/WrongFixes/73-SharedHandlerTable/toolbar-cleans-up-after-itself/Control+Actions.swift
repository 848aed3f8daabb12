// Rejected by: a new control does what it was told, and nothing that another one was
// Misconception: Whoever installs handlers takes them out, and it is the toolbar that installs them.

import Controls
import KeyValueObserving

extension Control {
  /// Calls `handler` when `event` happens; nobody has to keep anything for that.
  func when(_ event: Event, _ handler: @escaping () -> Void) {
    ControlActions.shared.add(handler, to: self, for: event)
  }

  /// Takes all handlers out of the table.
  func forgetHandlers() {
    ControlActions.shared.remove(self)
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
    let relay = relays[event] ?? EventRelay(of: event)
    relays[event] = relay
    // Once for each control, however many handlers it has.
    control.removeTarget(relay, for: event)
    control.addTarget(relay, action: EventRelay.sent, for: event)
  }

  func remove(_ control: Control) {
    handlers = handlers.filter { $0.key.address != control.address }
  }

  func send(_ event: Control.Event, from control: Control) {
    for handler in handlers[Key(address: control.address, event: event)] ?? [] {
      handler()
    }
  }
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
