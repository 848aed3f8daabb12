import Controls

/// A row of the list: a document's title, a star, and a button that archives the document.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let starButton = Button()
  let archiveButton = Button()

  /// What a tap does for the document that the row shows.
  var taps: [TapHandler] = []

  override init() {
    super.init(reuseIdentifier: "DocumentCell")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    for tap in taps { tap.stop() }
    titleLabel.text = nil
    starButton.isSelected = false
  }
}
