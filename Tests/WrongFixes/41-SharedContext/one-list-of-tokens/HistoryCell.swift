import Controls
import Remedies

/// A row of the list with a history: how often its document was saved, and whether it is shared.
class HistoryCell: DocumentCell {
  private(set) var saves = 0
  let sharedLabel = Label()

  override init(document: Document) {
    super.init(document: document)
    observations = [
      document.observe(\.text) { [weak self] _, _ in self?.countSave() },
      document.observe(\.isShared) { [weak self] _, _ in self?.updateShared() },
    ]
    updateShared()
  }

  private func countSave() {
    saves += 1
  }

  private func updateShared() {
    sharedLabel.text = document.isShared ? "shared" : nil
  }
}
