// Rejected by: the heading shows the title while the document is edited, and then nothing
// Misconception: tokens end by themselves when they are no longer needed.

import Controls
import KeyValueObserving
import Remedies

/// A tab in which a document can be edited; a heading shows its title meanwhile.
final class EditorTab: DocumentTab {
  let heading = Label()

  private var isEditing = false
  private var observations: [ObservationToken] = []

  /// The user taps Edit.
  func beginEditing() {
    guard !isEditing else { return }
    isEditing = true
    observations.append(
      document.observe(\.title) { [weak self] document, _ in
        self?.heading.text = document.title
      })
    heading.text = document.title
  }

  /// The user taps Done, which is there all the time.
  func endEditing() {
    isEditing = false
    heading.text = nil
  }

  override func show(_ next: Document) {
    super.show(next)
    guard isEditing else { return }
    endEditing()
    beginEditing()
  }

  override func close() {
    super.close()
    endEditing()
  }
}
