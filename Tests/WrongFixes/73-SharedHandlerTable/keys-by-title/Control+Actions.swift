// Rejected by: controls of one kind and one title do not share their handlers
// Misconception: Addresses come again; a name says what is meant.

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

  /// An event of the controls with a name.
  private struct Key: Hashable {
    let name: String
    let event: Control.Event

    init(_ control: Control, _ event: Control.Event) {
      name = "\(type(of: control)) \((control as? Button)?.title ?? "")"
      self.event = event
    }
  }

  private var handlers: [Key: [() -> Void]] = [:]
  private var relays: [Control.Event: EventRelay] = [:]

  func add(_ handler: @escaping () -> Void, to control: Control, for event: Control.Event) {
    handlers[Key(control, event), default: []].append(handler)
    let relay = relays[event] ?? EventRelay(of: event)
    relays[event] = relay
    // Once for each control, however many handlers it has.
    control.removeTarget(relay, for: event)
    control.addTarget(relay, action: EventRelay.sent, for: event)
  }

  func send(_ event: Control.Event, from control: Control) {
    for handler in handlers[Key(control, event)] ?? [] {
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
