// Symptom: after some use a tab keeps an old title, and the app stops when it is closed.
// Task:    let the tab end its own observation, exactly once, and know it without an exception.
// Run:     swift run kata   (or: cd Exercises && KATA=34 swift test)

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
    heading.text = (object as? Document)?.title
  }
}
