// Rejected by: what a handler keeps is released with its control
// Misconception: What hangs on a control goes with it, whatever it refers to.

import Controls

extension Control {
  /// Calls `handler` when `event` happens; nobody has to keep anything for that.
  func when(_ event: Event, _ handler: @escaping () -> Void) {
    let actions = attachments[AttachedActions.self] ?? AttachedActions(of: self)
    attachments[AttachedActions.self] = actions
    actions.add(handler, for: event)
  }
}

/// What one control does.
private final class AttachedActions {
  private let control: Control
  private var actions: [AttachedAction] = []

  init(of control: Control) {
    self.control = control
  }

  func add(_ handler: @escaping () -> Void, for event: Control.Event) {
    let action = AttachedAction(handler)
    actions.append(action)
    control.addTarget(action, action: AttachedAction.run, for: event)
  }
}

/// One handler, as a target.
private final class AttachedAction {
  private let handler: () -> Void

  init(_ handler: @escaping () -> Void) {
    self.handler = handler
  }

  func run() {
    handler()
  }
}
