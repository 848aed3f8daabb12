// Accepted: the raw API, balanced by one flag: ended before the document is another one.

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
    guard isEditing else { return }
    isEditing = false
    heading.text = nil
    document.removeObserver(self, forKeyPath: "title", context: &Self.headingContext)
  }

  override func show(_ next: Document) {
    let wasEditing = isEditing
    endEditing()
    super.show(next)
    if wasEditing { beginEditing() }
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
