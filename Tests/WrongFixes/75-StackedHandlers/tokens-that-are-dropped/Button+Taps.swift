// Rejected by: a row that was filled again is starred by one tap
// Misconception: A handler ends when its token goes, as an observation does.

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
