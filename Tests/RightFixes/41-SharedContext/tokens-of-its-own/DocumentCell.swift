// Accepted: each class keeps the tokens of its own observations; there is no context to be equal.

import Controls
import Remedies

/// A row of the list: the beginning of a document's text, and its star.
class DocumentCell: TableViewCell {
  let document: Document
  let previewLabel = Label()
  let favoriteButton = Button()

  private var observations: [ObservationToken] = []

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    observations = [
      document.observe(\.text) { [weak self] _, _ in self?.updatePreview() },
      document.observe(\.isFavorite) { [weak self] _, _ in self?.updateStar() },
    ]
    updatePreview()
    updateStar()
  }

  private func updatePreview() {
    previewLabel.text = String(document.text.prefix(20))
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
