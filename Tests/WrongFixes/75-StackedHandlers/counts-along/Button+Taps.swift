// Rejected by: a handler added during a tap waits, and one that stops itself silences nobody
// Misconception: whoever counts how many come and go may walk the list itself.

import Controls

extension Button {
  /// Calls `handler` at each tap, beside the handlers that are there.
  ///
  /// - Returns: What stops the handler; until then it lives as long as the button.
  @discardableResult
  func whenTapped(_ handler: @escaping (Button) -> Void) -> TapHandler {
    let handlers = attachments[TapHandlers.self] ?? TapHandlers(of: self)
    attachments[TapHandlers.self] = handlers
    return handlers.add(handler)
  }
}

/// The handlers of one button, in the order in which they came.
private final class TapHandlers {
  private var entries: [TapHandler] = []

  init(of button: Button) {
    button.addTarget(self, action: TapHandlers.tapped, for: .touchUpInside)
  }

  func add(_ handler: @escaping (Button) -> Void) -> TapHandler {
    let entry = TapHandler(handler) { [weak self] entry in
      self?.entries.removeAll { $0 === entry }
    }
    entries.append(entry)
    return entry
  }

  func tapped(_ button: Button) {
    // The number is read before the first: who comes now waits. Who goes makes the list shorter.
    var index = 0
    var end = entries.count
    while index < min(end, entries.count) {
      let entry = entries[index]
      entry.handler(button)
      if index < entries.count, entries[index] === entry {
        index += 1
      } else {
        end -= 1
      }
    }
  }
}

/// One handler of one button.
final class TapHandler {
  fileprivate let handler: (Button) -> Void
  private let onStop: (TapHandler) -> Void

  fileprivate init(
    _ handler: @escaping (Button) -> Void, onStop: @escaping (TapHandler) -> Void
  ) {
    self.handler = handler
    self.onStop = onStop
  }

  /// Takes the handler out of its button.
  func stop() {
    onStop(self)
  }
}
