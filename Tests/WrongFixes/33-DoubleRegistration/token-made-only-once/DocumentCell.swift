// Rejected by: a reused cell begins at nothing and counts for its new document
// Misconception: a cell that has a token is observing, so that it need not begin again.

import Controls
import KeyValueObserving
import Remedies

/// A row of the list: a document's title, and how many comments came while it was shown.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let badgeLabel = Label()

  private(set) var document: Document?
  private var unread = 0

  /// There is room for one, so that the next takes the place of the last.
  private var commentObservation: ObservationToken?

  func configure(with document: Document) {
    if document !== self.document { leaveDocument() }
    self.document = document
    titleLabel.text = document.title
    showBadge()
    if commentObservation == nil {
      commentObservation =
        document.observe(\.latestComment) { [weak self] _, _ in self?.countComment() }
    }
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
    document = nil
    unread = 0
  }

  private func showBadge() {
    badgeLabel.text = unread == 0 ? nil : "\(unread)"
  }
}
