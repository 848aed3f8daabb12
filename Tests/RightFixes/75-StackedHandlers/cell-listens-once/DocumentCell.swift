import Controls

/// A row of the list: a document's title, a star, and a button that archives the document.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let starButton = Button()
  let archiveButton = Button()

  /// What a tap on the star does for the document that the row shows.
  var onStar: (Button) -> Void = { _ in }
  /// What a tap on Archive does for it.
  var onArchive: () -> Void = {}

  override init() {
    super.init(reuseIdentifier: "DocumentCell")
    starButton.whenTapped { [unowned self] button in onStar(button) }
    archiveButton.whenTapped { [unowned self] _ in onArchive() }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    starButton.isSelected = false
  }
}
