// Symptom: after some scrolling one tap stars two documents; one tap on Archive empties the list.
// Task:    let a tap be handled once, for the document of its row; who else listens goes on to hear.
// Run:     swift run kata   (or: cd Exercises && KATA=75 swift test)

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
