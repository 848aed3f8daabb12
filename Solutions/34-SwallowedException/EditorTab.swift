// Symptom: after some use a tab keeps an old title, and the app stops when it is closed.
// Task:    let the tab end its own observation, exactly once, and know it without an exception.
// Run:     swift run kata   (or: cd Exercises && KATA=34 swift test)

import Controls
import KeyValueObserving
import Remedies

/// A tab in which a document can be edited; a heading shows its title meanwhile.
final class EditorTab: DocumentTab {
  let heading = Label()

  /// There while the document is edited; it knows itself what it observes, and whether it does.
  private var headingObservation: ObservationToken?

  /// The user taps Edit.
  func beginEditing() {
    guard headingObservation == nil else { return }
    headingObservation = document.observe(\.title) { [weak self] document, _ in
      self?.heading.text = document.title
    }
    heading.text = document.title
  }

  /// The user taps Done, which is there all the time.
  func endEditing() {
    headingObservation = nil
    heading.text = nil
  }

  override func show(_ next: Document) {
    super.show(next)
    guard headingObservation != nil else { return }
    endEditing()
    beginEditing()
  }

  override func close() {
    super.close()
    endEditing()
  }
}
