// Rejected by: a row of another team takes nobody's changes, whatever number it has taken
// Misconception: a number that is used once in the app is unique.

import Controls
import KeyValueObserving

/// A row of the list: the beginning of a document's text, and its star.
class DocumentCell: TableViewCell {
  let document: Document
  let previewLabel = Label()
  let favoriteButton = Button()

  /// The numbers are used once in this app: 1 and 2 by DocumentCell, 3 and 4 by HistoryCell.
  nonisolated(unsafe) private static let textContext = UnsafeMutableRawPointer(bitPattern: 1)
  nonisolated(unsafe) private static let favoriteContext = UnsafeMutableRawPointer(bitPattern: 2)

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    document.addObserver(self, forKeyPath: "text", context: Self.textContext)
    document.addObserver(self, forKeyPath: "isFavorite", context: Self.favoriteContext)
    updatePreview()
    updateStar()
  }

  deinit {
    document.removeObserver(self, forKeyPath: "text", context: Self.textContext)
    document.removeObserver(self, forKeyPath: "isFavorite", context: Self.favoriteContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    switch context {
    case Self.textContext: updatePreview()
    case Self.favoriteContext: updateStar()
    default: super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  private func updatePreview() {
    previewLabel.text = String(document.text.prefix(20))
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
