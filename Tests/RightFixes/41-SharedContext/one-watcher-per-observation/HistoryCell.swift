import Controls

/// A row of the list with a history: how often its document was saved, and whether it is shared.
class HistoryCell: DocumentCell {
  private(set) var saves = 0
  let sharedLabel = Label()

  private var watchers: [DocumentWatcher] = []

  override init(document: Document) {
    super.init(document: document)
    watchers = [
      DocumentWatcher(document, "text") { [weak self] in self?.countSave() },
      DocumentWatcher(document, "isShared") { [weak self] in self?.updateShared() },
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
