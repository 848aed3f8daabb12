// Accepted: the remedy keeps the handlers and gives the token; the conditions have a list by hand.

import Controls
import Remedies

extension Control {
  /// Calls `handler` when `event` happens.
  ///
  /// - Returns: What stops the handler.
  @discardableResult
  func on(_ event: Event, handler: @escaping () -> Void) -> HandlerToken {
    // The remedy's method of this name takes a closure with the control as its argument.
    let installed: Remedies.HandlerToken = on(event) { _ in handler() }.token
    return HandlerToken { installed.stop() }
  }
}
