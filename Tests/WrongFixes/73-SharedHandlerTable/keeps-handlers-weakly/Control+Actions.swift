// Rejected by: the buttons of a toolbar share and delete its document
// Misconception: What is kept weakly goes by itself.

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

  /// A handler, as long as somebody keeps it.
  private final class Handler {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
      self.run = run
    }
  }

  /// A reference that does not keep its handler.
  private struct WeakHandler {
    weak var handler: Handler?
  }

  private var handlers: [Key: [WeakHandler]] = [:]
  private var relays: [Control.Event: EventRelay] = [:]

  func add(_ handler: @escaping () -> Void, to control: Control, for event: Control.Event) {
    let entry = WeakHandler(handler: Handler(handler))
    handlers[Key(address: control.address, event: event), default: []].append(entry)
    let relay = relays[event] ?? EventRelay(of: event)
    relays[event] = relay
    // Once for each control, however many handlers it has.
    control.removeTarget(relay, for: event)
    control.addTarget(relay, action: EventRelay.sent, for: event)
  }

  func send(_ event: Control.Event, from control: Control) {
    for entry in handlers[Key(address: control.address, event: event)] ?? [] {
      entry.handler?.run()
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
