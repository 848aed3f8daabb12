// Symptom: one saving is counted as two.
// Task:    give each observation an identity that no other class can have by accident.
// Run:     swift run kata   (or: cd Exercises && KATA=41 swift test)

import Controls
import KeyValueObserving

/// A row of the list with a history: how often its document was saved, and whether it is shared.
class HistoryCell: DocumentCell {
  private(set) var saves = 0
  let sharedLabel = Label()

  /// Only the addresses matter: no two variables have the same.
  nonisolated(unsafe) private static var textContext: UInt8 = 0
  nonisolated(unsafe) private static var sharedContext: UInt8 = 0

  override init(document: Document) {
    super.init(document: document)
    document.addObserver(self, forKeyPath: "text", context: &Self.textContext)
    document.addObserver(self, forKeyPath: "isShared", context: &Self.sharedContext)
    updateShared()
  }

  deinit {
    document.removeObserver(self, forKeyPath: "text", context: &Self.textContext)
    document.removeObserver(self, forKeyPath: "isShared", context: &Self.sharedContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if context == &Self.textContext {
      countSave()
    } else if context == &Self.sharedContext {
      updateShared()
    } else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  private func countSave() {
    saves += 1
  }

  private func updateShared() {
    sharedLabel.text = document.isShared ? "shared" : nil
  }
}
