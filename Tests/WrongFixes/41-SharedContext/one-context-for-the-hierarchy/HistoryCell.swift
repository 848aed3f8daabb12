import Controls
import KeyValueObserving

/// A row of the list with a history: how often its document was saved, and whether it is shared.
class HistoryCell: DocumentCell {
  private(set) var saves = 0
  let sharedLabel = Label()

  override init(document: Document) {
    super.init(document: document)
    document.addObserver(self, forKeyPath: "text", context: &Self.context)
    document.addObserver(self, forKeyPath: "isShared", context: &Self.context)
    updateShared()
  }

  deinit {
    document.removeObserver(self, forKeyPath: "text", context: &Self.context)
    document.removeObserver(self, forKeyPath: "isShared", context: &Self.context)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    switch keyPath {
    case "text" where context == &Self.context: countSave()
    case "isShared" where context == &Self.context: updateShared()
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
