import Controls

/// A row of the list: a document's title, and how many comments came while it was shown.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let badgeLabel = Label()

  private(set) var document: Document?
  private var unread = 0

  /// There is room for one, so that the next takes the place of the last.
  private var following: Document.Following?

  func configure(with document: Document) {
    if document !== self.document { leaveDocument() }
    self.document = document
    titleLabel.text = document.title
    showBadge()
    following = document.onComment { [weak self] in self?.countComment() }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    leaveDocument()
    titleLabel.text = nil
    showBadge()
  }

  private func countComment() {
    unread += 1
    showBadge()
  }

  private func leaveDocument() {
    following = nil
    document = nil
    unread = 0
  }

  private func showBadge() {
    badgeLabel.text = unread == 0 ? nil : "\(unread)"
  }
}
