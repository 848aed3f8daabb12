// Accepted: the raw API on the header itself, for the path that begins with its own window.

import Controls
import KeyValueObserving

/// The line at the top of a window: the title of the document that is open in it.
final class WindowHeader: KVOObject {
  let titleLabel = Label()

  @Dynamic private var window: DocumentWindow

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var titleContext: UInt8 = 0

  init(window: DocumentWindow) {
    self.window = window
    super.init()
    addObserver(self, forKeyPath: "window.document.title", context: &Self.titleContext)
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
    removeObserver(self, forKeyPath: "window.document.title", context: &Self.titleContext)
  }

  private func updateTitle() {
    titleLabel.text = window.document?.title ?? "No document"
  }
}
