// Rejected by: a star follows the document of its row after any scrolling
// Misconception: a token watches whatever the property holds.

import Controls
import KeyValueObserving
import Remedies

/// A row of the list: a document's title, and a star that follows the document.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let favoriteButton = Button()

  /// Knows its document, and ends with it, with the cell, or with the next document.
  private var favoriteObservation: ObservationToken?

  /// What the row shows: one document after another, and nil for an empty row.
  var document: Document? {
    didSet {
      if favoriteObservation == nil {
        favoriteObservation = document?.observe(\.isFavorite) { [weak self] document, _ in
          guard self?.document === document else { return }
          self?.favoriteButton.isSelected = document.isFavorite
        }
      }
      titleLabel.text = document?.title
      favoriteButton.isSelected = document?.isFavorite ?? false
    }
  }

  override init() {
    super.init(reuseIdentifier: "DocumentCell")
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
  }

  private func toggleFavorite() {
    document?.isFavorite.toggle()
  }
}
