// Accepted: the raw repair: each handler is a target, and the control keeps its targets among its attachments.

import Controls

extension Control {
  /// Calls `handler` when `event` happens; nobody has to keep anything for that.
  func when(_ event: Event, _ handler: @escaping () -> Void) {
    let actions = attachments[AttachedActions.self] ?? AttachedActions()
    attachments[AttachedActions.self] = actions
    let action = AttachedAction(handler)
    actions.all.append(action)
    addTarget(action, action: AttachedAction.run, for: event)
  }
}

/// What a control keeps, since it does not retain its targets.
private final class AttachedActions {
  var all: [AttachedAction] = []
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
