// Symptom: after some scrolling one tap stars two documents; one tap on Archive empties the list.
// Task:    let a tap be handled once, for the document of its row; who else listens goes on to hear.
// Run:     swift run kata   (or: cd Exercises && KATA=75 swift test)

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
    // Not a copy: a handler that another one has just stopped must not be called any more.
    var index = 0
    while index < entries.count {
      entries[index].handler(button)
      index += 1
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
