// Rejected by: the star of an advanced row follows its document
// Misconception: the key path says whose change it is.

import KeyValueObserving

/// A row of the advanced list: one with a golden background while its document is a favourite.
final class AdvancedCell: DocumentCell {
  let background: Background

  override init(document: Document) {
    background = Background(document.isFavorite ? .gold : .clear)
    super.init(document: document)
    document.addObserver(self, forKeyPath: "isFavorite", context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    switch keyPath {
    case "isFavorite": showFavorite()
    default:
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  deinit {
    document.removeObserver(self, forKeyPath: "isFavorite", context: nil)
  }

  private func showFavorite() {
    background.fade(to: document.isFavorite ? .gold : .clear)
  }
}
