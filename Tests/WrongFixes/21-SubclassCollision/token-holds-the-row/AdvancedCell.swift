// Rejected by: the rows of a closed list are released, and nobody listens
// Misconception: a token of one's own cannot do harm to anybody else.

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
    favoriteObservation = document.observe(\.isFavorite) { _, _ in
      self.showFavorite()
    }
  }

  private func showFavorite() {
    background.fade(to: document.isFavorite ? .gold : .clear)
  }
}
