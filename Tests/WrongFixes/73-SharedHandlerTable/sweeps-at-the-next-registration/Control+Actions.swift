// Rejected by: what a handler keeps is released with its control
// Misconception: If the dead are swept out before each registration, the table never has more than it should.

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

  /// The handlers, and the control that they belong to.
  private struct Entry {
    weak var control: Control?
    var handlers: [() -> Void] = []
  }

  private var entries: [Key: Entry] = [:]
  private var relays: [Control.Event: EventRelay] = [:]

  func add(_ handler: @escaping () -> Void, to control: Control, for event: Control.Event) {
    entries = entries.filter { $0.value.control != nil }
    entries[Key(address: control.address, event: event), default: Entry(control: control)]
      .handlers.append(handler)
    let relay = relays[event] ?? EventRelay(of: event)
    relays[event] = relay
    // Once for each control, however many handlers it has.
    control.removeTarget(relay, for: event)
    control.addTarget(relay, action: EventRelay.sent, for: event)
  }

  func send(_ event: Control.Event, from control: Control) {
    for handler in entries[Key(address: control.address, event: event)]?.handlers ?? [] {
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
