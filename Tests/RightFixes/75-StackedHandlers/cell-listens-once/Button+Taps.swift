// Accepted: the modern form: the cell listens once in its life, and has one closure for each button.

import Controls
import Remedies

extension Button {
  /// Calls `handler` at each tap, beside the handlers that are there.
  ///
  /// - Returns: What stops the handler; until then it lives as long as the button.
  @discardableResult
  func whenTapped(_ handler: @escaping (Button) -> Void) -> HandlerToken {
    onTap(handler).token
  }
}
