// Rejected by: a preview follows its document in the list with a history
// Misconception: a context tells this hierarchy from others, and the key path tells the rest.

import Controls
import KeyValueObserving

/// A row of the list: the beginning of a document's text, and its star.
class DocumentCell: TableViewCell {
  let document: Document
  let previewLabel = Label()
  let favoriteButton = Button()

  /// The context of every observation that a row makes.
  nonisolated(unsafe) static var context: UInt8 = 0

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    document.addObserver(self, forKeyPath: "text", context: &Self.context)
    document.addObserver(self, forKeyPath: "isFavorite", context: &Self.context)
    updatePreview()
    updateStar()
  }

  deinit {
    document.removeObserver(self, forKeyPath: "text", context: &Self.context)
    document.removeObserver(self, forKeyPath: "isFavorite", context: &Self.context)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    switch keyPath {
    case "text": updatePreview()
    case "isFavorite": updateStar()
    default: break
    }
  }

  private func updatePreview() {
    previewLabel.text = String(document.text.prefix(20))
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
