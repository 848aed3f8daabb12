// Rejected by: of two documents with the same title a tap stars the one in its row
// Misconception: a handler that is installed once may ask the row, whose label says which document it shows.

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
    // A copy is walked, so that the list may change; who was stopped meanwhile is left out.
    for entry in entries where entries.contains(where: { $0 === entry }) {
      entry.handler(button)
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
