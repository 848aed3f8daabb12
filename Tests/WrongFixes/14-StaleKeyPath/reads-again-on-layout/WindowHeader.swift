// Rejected by: opening another document changes every header of its window
// Misconception: a header is laid out whenever something in it has changed.

import Controls
import KeyValueObserving

/// The line at the top of a window: the title of the document that is open in it.
final class WindowHeader: KVOObject {
  let titleLabel = Label()

  /// Kept, so that it is still there when the header leaves it.
  private let document: Document?

  private let window: DocumentWindow

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var titleContext: UInt8 = 0

  init(window: DocumentWindow) {
    self.window = window
    document = window.document
    super.init()
    document?.addObserver(self, forKeyPath: "title", context: &Self.titleContext)
    layout()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.titleContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    layout()
  }

  deinit {
    document?.removeObserver(self, forKeyPath: "title", context: &Self.titleContext)
  }

  /// Called when the window is resized.
  func layout() {
    titleLabel.text = window.document?.title ?? "No document"
  }
}
