// Rejected by: the handlers of one event are called in order, each time
// Misconception: A token for each address stops what a dead control has left there.

import Controls
import KeyValueObserving
import Remedies

extension Control {
  /// Calls `handler` when `event` happens; nobody has to keep anything for that.
  func when(_ event: Event, _ handler: @escaping () -> Void) {
    let key = "\(address) \(event.rawValue)"
    HandlerTokens.shared.tokens[key]?.stop()
    HandlerTokens.shared.tokens[key] = on(event) { _ in handler() }.token
  }
}

/// What stops the handlers of the app's controls.
private final class HandlerTokens {
  nonisolated(unsafe) static let shared = HandlerTokens()

  var tokens: [String: HandlerToken] = [:]
}
