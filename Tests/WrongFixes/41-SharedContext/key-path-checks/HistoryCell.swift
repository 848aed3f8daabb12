// Rejected by: each saving counts once, also one that changes nothing
// Misconception: the key path says whose notification it is, and what both want both handle.

import Controls
import KeyValueObserving

/// A row of the list with a history: how often its document was saved, and whether it is shared.
class HistoryCell: DocumentCell {
  private(set) var saves = 0
  let sharedLabel = Label()

  /// Private, so that no other class uses it.
  nonisolated(unsafe) private static let sharedContext = UnsafeMutableRawPointer(bitPattern: 1)

  override init(document: Document) {
    super.init(document: document)
    document.addObserver(self, forKeyPath: "text", context: nil)
    document.addObserver(self, forKeyPath: "isShared", context: Self.sharedContext)
    updateShared()
  }

  deinit {
    document.removeObserver(self, forKeyPath: "text", context: nil)
    document.removeObserver(self, forKeyPath: "isShared", context: Self.sharedContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    switch keyPath {
    case "isShared": updateShared()
    case "text":
      countSave()
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    default: super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  private func countSave() {
    saves += 1
  }

  private func updateShared() {
    sharedLabel.text = document.isShared ? "shared" : nil
  }
}
