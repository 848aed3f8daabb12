import Controls
import Remedies

/// A row of the list: a document's title, a star, and a button that archives the document.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let starButton = Button()
  let archiveButton = Button()

  /// What a tap does; it ends with the cell.
  var taps: [HandlerToken] = []

  override init() {
    super.init(reuseIdentifier: "DocumentCell")
  }

  deinit {
    for tap in taps { tap.stop() }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    starButton.isSelected = false
  }
}
