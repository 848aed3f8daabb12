// Accepted: the modern form, as with addAction and removeAction: each handler is a target of its own.

import Controls

extension Control {
  /// Calls `handler` when `event` happens.
  ///
  /// - Returns: What stops the handler.
  @discardableResult
  func on(_ event: Event, handler: @escaping () -> Void) -> HandlerToken {
    let actions = attachments[Actions.self] ?? Actions()
    attachments[Actions.self] = actions
    let action = Action(handler)
    actions.all.append(action)
    addTarget(action, action: Action.run, for: event)
    return HandlerToken { [weak self, weak action] in
      guard let self, let action else { return }
      removeTarget(action, for: event)
      attachments[Actions.self]?.all.removeAll { $0 === action }
    }
  }
}

/// What a control keeps, since it does not retain its targets.
private final class Actions {
  var all: [Action] = []
}

/// A handler that can be told from any other.
private final class Action {
  private let handler: () -> Void

  init(_ handler: @escaping () -> Void) {
    self.handler = handler
  }

  func run() {
    handler()
  }
}
