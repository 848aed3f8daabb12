// Rejected by: a star follows every change that is made elsewhere
// Misconception: a token observes for as long as both sides live, whoever keeps it.

import Controls
import KeyValueObserving
import Remedies

/// A row of the list: a document's title, and a star that follows the document.
final class DocumentCell: TableViewCell {
  let document: Document
  let titleLabel = Label()
  let favoriteButton = Button()

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    titleLabel.text = document.title
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
    let observation = document.observe(\.isFavorite) { [weak self] _, _ in self?.updateStar() }
    assert(observation.isActive)
    updateStar()
  }

  private func toggleFavorite() {
    document.isFavorite.toggle()
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
