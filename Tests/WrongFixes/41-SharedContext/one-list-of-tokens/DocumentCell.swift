// Rejected by: a star follows its document in the list with a history
// Misconception: a list of tokens that a subclass fills holds those of its parent too.

import Controls
import Remedies

/// A row of the list: the beginning of a document's text, and its star.
class DocumentCell: TableViewCell {
  let document: Document
  let previewLabel = Label()
  let favoriteButton = Button()

  /// The observations of this row.
  var observations: [ObservationToken] = []

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
