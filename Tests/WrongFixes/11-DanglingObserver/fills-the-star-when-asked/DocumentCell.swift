// Rejected by: a star follows every change that is made elsewhere
// Misconception: a star that is right whenever somebody asks for it need not follow anything.

import Controls

/// A row of the list: a document's title, and a star that follows the document.
final class DocumentCell: TableViewCell {
  let document: Document
  let titleLabel = Label()

  private let star = Button()

  /// The star, as its document is now.
  var favoriteButton: Button {
    star.isSelected = document.isFavorite
    return star
  }

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    titleLabel.text = document.title
    star.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
  }

  private func toggleFavorite() {
    document.isFavorite.toggle()
  }
}
