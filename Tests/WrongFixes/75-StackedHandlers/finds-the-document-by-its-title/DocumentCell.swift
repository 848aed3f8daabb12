import Controls

/// A row of the list: a document's title, a star, and a button that archives the document.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let starButton = Button()
  let archiveButton = Button()

  /// Whether the list has said what a tap does.
  var isReady = false

  override init() {
    super.init(reuseIdentifier: "DocumentCell")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    starButton.isSelected = false
  }
}
