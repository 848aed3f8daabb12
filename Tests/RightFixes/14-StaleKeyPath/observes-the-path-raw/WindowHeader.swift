// Accepted: the raw API on the window, for the whole path, removed in deinit.

import Controls
import KeyValueObserving

/// The line at the top of a window: the title of the document that is open in it.
final class WindowHeader: KVOObject {
  let titleLabel = Label()

  /// Kept, so that it is still there when the header leaves it.
  private let window: DocumentWindow

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var titleContext: UInt8 = 0

  init(window: DocumentWindow) {
    self.window = window
    super.init()
    window.addObserver(self, forKeyPath: "document.title", context: &Self.titleContext)
    updateTitle()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.titleContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    updateTitle()
  }

  deinit {
    window.removeObserver(self, forKeyPath: "document.title", context: &Self.titleContext)
  }

  private func updateTitle() {
    titleLabel.text = window.document?.title ?? "No document"
  }
}
