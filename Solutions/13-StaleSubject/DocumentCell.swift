// Symptom: scroll, then star a document that has left the screen: a star lights up in another row.
// Task:    let a cell follow the document it shows and no other, however it came by it.
// Run:     swift run kata   (or: cd Exercises && KATA=13 swift test)

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
      favoriteObservation.replace {
        document?.observe(\.isFavorite) { [weak self] document, _ in
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
