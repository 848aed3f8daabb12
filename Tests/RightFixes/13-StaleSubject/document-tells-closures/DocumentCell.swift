import Controls

/// A row of the list: a document's title, and a star that follows the document.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let favoriteButton = Button()

  /// Listens for as long as the cell keeps it.
  private var listening: Document.Listening?

  /// What the row shows: one document after another, and nil for an empty row.
  var document: Document? {
    didSet {
      listening = document?.onFavorite { [weak self] in
        self?.favoriteButton.isSelected = self?.document?.isFavorite ?? false
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
