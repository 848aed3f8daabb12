// Rejected by: a tab that is closed leaves nobody listening
// Misconception: a call that is not acted on is a call that does not come.

import Controls
import KeyValueObserving

/// A tab in which a document can be edited; a heading shows its title meanwhile.
final class EditorTab: DocumentTab {
  let heading = Label()

  private var isEditing = false

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var headingContext: UInt8 = 0

  /// The user taps Edit.
  func beginEditing() {
    guard !isEditing else { return }
    isEditing = true
    document.addObserver(self, forKeyPath: "title", context: &Self.headingContext)
    heading.text = document.title
  }

  /// The user taps Done, which is there all the time.
  func endEditing() {
    isEditing = false
    heading.text = nil
    // Raises if there is nothing to remove, and a document cannot be asked.
    catchingExceptions { document.removeObserver(self, forKeyPath: "title") }
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

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.headingContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    guard isEditing, object as? Document === document else { return }
    heading.text = document.title
  }
}
