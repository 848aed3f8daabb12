// Symptom: star an advanced row: it turns gold, its star stays empty; and it flickers at each letter.
// Task:    let each class of a row hear its own observations, all of them, and once each.
// Run:     swift run kata   (or: cd Exercises && KATA=21 swift test)

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
    showFavorite()
  }

  deinit {
    document.removeObserver(self, forKeyPath: "isFavorite", context: nil)
  }

  private func showFavorite() {
    background.fade(to: document.isFavorite ? .gold : .clear)
  }
}
