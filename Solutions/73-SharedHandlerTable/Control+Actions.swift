// Symptom: a document's window is closed; the next document is shared, and the first one is deleted.
// Task:    let a handler live as long as its control, and be nobody's afterwards.
// Run:     swift run kata   (or: cd Exercises && KATA=73 swift test)

import Controls
import Remedies

extension Control {
  /// Calls `handler` when `event` happens; nobody has to keep anything for that.
  func when(_ event: Event, _ handler: @escaping () -> Void) {
    on(event) { _ in handler() }
  }
}
