// Rejected by: what neither class has asked for is left to the classes above
// Misconception: what a class does not know is nobody's, so that the complaint about it is the mistake.

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
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    if context == nil { showFavorite() }
  }

  deinit {
    document.removeObserver(self, forKeyPath: "isFavorite", context: nil)
  }

  private func showFavorite() {
    background.fade(to: document.isFavorite ? .gold : .clear)
  }
}
