// Symptom: one saving is counted as two.
// Task:    give each observation an identity that no other class can have by accident.
// Run:     swift run kata   (or: cd Exercises && KATA=41 swift test)

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
    switch context {
    case nil: countSave()
    case Self.sharedContext: updateShared()
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
