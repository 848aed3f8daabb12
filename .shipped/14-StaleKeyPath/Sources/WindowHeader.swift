// Symptom: open another document in the window: the header keeps the first one's title.
// Task:    let the header show the title of the document that is open now, whatever changes it.
// Run:     swift run kata   (or: cd Exercises && KATA=14 swift test)

import Controls
import KeyValueObserving

/// The line at the top of a window: the title of the document that is open in it.
final class WindowHeader: KVOObject {
  let titleLabel = Label()

  /// Kept, so that it is still there when the header leaves it.
  private let document: Document?

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var titleContext: UInt8 = 0

  init(window: DocumentWindow) {
    document = window.document
    super.init()
    document?.addObserver(self, forKeyPath: "title", context: &Self.titleContext)
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
    document?.removeObserver(self, forKeyPath: "title", context: &Self.titleContext)
  }

  private func updateTitle() {
    titleLabel.text = document?.title ?? "No document"
  }
}
