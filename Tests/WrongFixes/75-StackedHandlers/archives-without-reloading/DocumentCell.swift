import Controls

/// A row of the list: a document's title, a star, and a button that archives the document.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let starButton = Button()
  let archiveButton = Button()

  /// What a tap does for the document that the row shows; the next document's take its place.
  var taps: [TapHandler] = [] {
    willSet { for tap in taps { tap.stop() } }
  }

  override init() {
    super.init(reuseIdentifier: "DocumentCell")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    starButton.isSelected = false
  }
}
