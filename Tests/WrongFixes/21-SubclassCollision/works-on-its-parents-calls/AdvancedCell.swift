// Rejected by: what neither class has asked for is left to the classes above
// Misconception: the parent hears of the favourite already, so that nobody need ask again.

import KeyValueObserving

/// A row of the advanced list: one with a golden background while its document is a favourite.
final class AdvancedCell: DocumentCell {
  let background: Background

  override init(document: Document) {
    background = Background(document.isFavorite ? .gold : .clear)
    super.init(document: document)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    if keyPath == "isFavorite" { showFavorite() }
  }

  private func showFavorite() {
    background.fade(to: document.isFavorite ? .gold : .clear)
  }
}
