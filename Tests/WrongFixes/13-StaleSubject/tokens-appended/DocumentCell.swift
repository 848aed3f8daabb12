// Rejected by: a document without a row has no listeners
// Misconception: a handler that asks for the current document makes the older tokens harmless.

import Controls
import KeyValueObserving
import Remedies

/// A row of the list: a document's title, and a star that follows the document.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let favoriteButton = Button()

  /// End with the cell.
  private var favoriteObservations: [ObservationToken] = []

  /// What the row shows: one document after another, and nil for an empty row.
  var document: Document? {
    didSet {
      if let document {
        favoriteObservations.append(
          document.observe(\.isFavorite) { [weak self] _, _ in
            self?.favoriteButton.isSelected = self?.document?.isFavorite ?? false
          })
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
