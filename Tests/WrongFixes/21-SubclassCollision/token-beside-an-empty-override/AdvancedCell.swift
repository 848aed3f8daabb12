// Rejected by: the star of an advanced row follows its document
// Misconception: with a token nothing that matters comes to observeValue any more.

import KeyValueObserving
import Remedies

/// A row of the advanced list: one with a golden background while its document is a favourite.
final class AdvancedCell: DocumentCell {
  let background: Background

  /// This class's own, beside those of its parent.
  private var favoriteObservation: ObservationToken?

  override init(document: Document) {
    background = Background(document.isFavorite ? .gold : .clear)
    super.init(document: document)
    favoriteObservation = document.observe(\.isFavorite) { [weak self] _, _ in
      self?.showFavorite()
    }
  }

  /// Nothing to do: the background has a token.
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  private func showFavorite() {
    background.fade(to: document.isFavorite ? .gold : .clear)
  }
}
