// Rejected by: the star of an advanced row follows its document
// Misconception: one property for the token serves the whole hierarchy.

import KeyValueObserving
import Remedies

/// A row of the advanced list: one with a golden background while its document is a favourite.
final class AdvancedCell: DocumentCell {
  let background: Background

  override init(document: Document) {
    background = Background(document.isFavorite ? .gold : .clear)
    super.init(document: document)
    favoriteObservation = document.observe(\.isFavorite) { [weak self] _, _ in
      self?.showFavorite()
    }
  }

  private func showFavorite() {
    background.fade(to: document.isFavorite ? .gold : .clear)
  }
}
