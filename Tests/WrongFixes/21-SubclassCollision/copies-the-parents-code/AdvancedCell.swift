// Rejected by: the title of an advanced row follows its document, and what is read out too
// Misconception: a subclass that hears everything can do its parent's work as well.

import KeyValueObserving

/// A row of the advanced list: one with a golden background while its document is a favourite.
final class AdvancedCell: DocumentCell {
  let background: Background

  /// Only the address matters: it tells this class's registration from its parent's.
  nonisolated(unsafe) private static var backgroundContext: UInt8 = 0

  override init(document: Document) {
    background = Background(document.isFavorite ? .gold : .clear)
    super.init(document: document)
    document.addObserver(self, forKeyPath: "isFavorite", context: &Self.backgroundContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if context == &Self.backgroundContext {
      showFavorite()
    } else {
      // As in DocumentCell.
      titleLabel.text = document.title
      favoriteButton.isSelected = document.isFavorite
    }
  }

  deinit {
    document.removeObserver(self, forKeyPath: "isFavorite", context: &Self.backgroundContext)
  }

  private func showFavorite() {
    background.fade(to: document.isFavorite ? .gold : .clear)
  }
}
