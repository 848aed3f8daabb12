// Symptom: close the list, star a document on another screen: the app stops in an innocent setter.
// Task:    let no cell hear of a change after its life; a living cell's star goes on to follow.
// Run:     swift run kata   (or: cd Exercises && KATA=11 swift test)

import Controls
import KeyValueObserving
import Remedies

/// A row of the list: a document's title, and a star that follows the document.
final class DocumentCell: TableViewCell {
  let document: Document
  let titleLabel = Label()
  let favoriteButton = Button()

  /// Ends with the cell, on whatever way the cell comes to its end.
  private var favoriteObservation: ObservationToken?

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    titleLabel.text = document.title
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
    favoriteObservation = document.observe(\.isFavorite) { [weak self] _, _ in self?.updateStar() }
    updateStar()
  }

  private func toggleFavorite() {
    document.isFavorite.toggle()
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
