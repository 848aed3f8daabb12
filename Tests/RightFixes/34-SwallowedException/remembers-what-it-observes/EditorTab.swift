// Accepted: the raw API; what is observed is remembered, and nothing else is removed.

import Controls
import KeyValueObserving

/// A tab in which a document can be edited; a heading shows its title meanwhile.
final class EditorTab: DocumentTab {
  let heading = Label()

  /// What the heading observes, for as long as it does.
  private var edited: Document?

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var headingContext: UInt8 = 0

  /// The user taps Edit.
  func beginEditing() {
    guard edited == nil else { return }
    edited = document
    document.addObserver(self, forKeyPath: "title", context: &Self.headingContext)
    heading.text = document.title
  }

  /// The user taps Done, which is there all the time.
  func endEditing() {
    edited?.removeObserver(self, forKeyPath: "title", context: &Self.headingContext)
    edited = nil
    heading.text = nil
  }

  override func show(_ next: Document) {
    super.show(next)
    guard edited != nil else { return }
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
