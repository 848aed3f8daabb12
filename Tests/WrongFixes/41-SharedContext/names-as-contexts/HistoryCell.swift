import Controls
import KeyValueObserving

/// A row of the list with a history: how often its document was saved, and whether it is shared.
class HistoryCell: DocumentCell {
  private(set) var saves = 0
  let sharedLabel = Label()

  nonisolated(unsafe) private static let textContext = Context.named("text")
  nonisolated(unsafe) private static let sharedContext = Context.named("isShared")

  override init(document: Document) {
    super.init(document: document)
    document.addObserver(self, forKeyPath: "text", context: Self.textContext)
    document.addObserver(self, forKeyPath: "isShared", context: Self.sharedContext)
    updateShared()
  }

  deinit {
    document.removeObserver(self, forKeyPath: "text", context: Self.textContext)
    document.removeObserver(self, forKeyPath: "isShared", context: Self.sharedContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    switch context {
    case Self.textContext: countSave()
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
