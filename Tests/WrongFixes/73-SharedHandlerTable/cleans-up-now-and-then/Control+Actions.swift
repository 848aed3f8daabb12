// Rejected by: a new control does what it was told, and nothing that another one was
// Misconception: A table that grows is cleaned up from time to time, and a hundred entries do no harm.

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
  private var controls: [UInt: WeakControl] = [:]
  private var registrations = 0

  /// A control, as long as it lives.
  private struct WeakControl {
    weak var control: Control?
  }
  private var relays: [Control.Event: EventRelay] = [:]

  func add(_ handler: @escaping () -> Void, to control: Control, for event: Control.Event) {
    handlers[Key(address: control.address, event: event), default: []].append(handler)
    controls[control.address] = WeakControl(control: control)
    registrations += 1
    if registrations.isMultiple(of: 100) { cleanUp() }
    let relay = relays[event] ?? EventRelay(of: event)
    relays[event] = relay
    // Once for each control, however many handlers it has.
    control.removeTarget(relay, for: event)
    control.addTarget(relay, action: EventRelay.sent, for: event)
  }

  /// Forgets the controls that are gone.
  private func cleanUp() {
    controls = controls.filter { $0.value.control != nil }
    handlers = handlers.filter { controls[$0.key.address] != nil }
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
