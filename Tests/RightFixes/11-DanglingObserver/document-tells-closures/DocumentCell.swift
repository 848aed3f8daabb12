import Controls

/// A row of the list: a document's title, and a star that follows the document.
final class DocumentCell: TableViewCell {
  let document: Document
  let titleLabel = Label()
  let favoriteButton = Button()

  /// What it closes over dies with the cell, and with it the listening.
  private var listening: Document.Listening?

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    titleLabel.text = document.title
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
    listening = document.onFavorite { [weak self] in self?.updateStar() }
    updateStar()
  }

  private func toggleFavorite() {
    document.isFavorite.toggle()
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
