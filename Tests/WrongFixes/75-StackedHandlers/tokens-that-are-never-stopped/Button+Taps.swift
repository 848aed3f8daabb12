// Rejected by: after scrolling a tap on a star changes the document of its row alone
// Misconception: With a token for each handler, they end when the cell does.

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
