// Rejected by: an advanced row fades once for each time that it is starred
// Misconception: with super called for all that is not mine, each level does its work once.

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
    if keyPath == "isFavorite" { showFavorite() }
    guard context == &Self.backgroundContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  deinit {
    document.removeObserver(self, forKeyPath: "isFavorite", context: &Self.backgroundContext)
  }

  private func showFavorite() {
    background.fade(to: document.isFavorite ? .gold : .clear)
  }
}
