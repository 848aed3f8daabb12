// Rejected by: the cells of a closed table are released
// Misconception: with a token there is nothing left to think about.

import Controls
import KeyValueObserving
import Remedies

/// A row of the list: a document's title, and a star that follows the document.
final class DocumentCell: TableViewCell {
  let document: Document
  let titleLabel = Label()
  let favoriteButton = Button()

  private var favoriteObservation: ObservationToken?

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    titleLabel.text = document.title
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
    favoriteObservation = document.observe(\.isFavorite) { _, _ in self.updateStar() }
    updateStar()
  }

  private func toggleFavorite() {
    document.isFavorite.toggle()
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
