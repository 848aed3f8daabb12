import Controls

/// A row of the list: a document's title, a star, and a button that archives the document.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let starButton = Button()
  let archiveButton = Button()

  private var didTap = false

  override init() {
    super.init(reuseIdentifier: "DocumentCell")
    for button in [starButton, archiveButton] {
      button.addTarget(self, action: DocumentCell.beginTap, for: .touchDown)
    }
  }

  /// Whether this is the first handler of the tap.
  func handlesTap() -> Bool {
    defer { didTap = true }
    return !didTap
  }

  private func beginTap() {
    didTap = false
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    starButton.isSelected = false
  }
}
