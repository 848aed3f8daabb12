// Rejected by: a comment counts once in a list that was refreshed
// Misconception: with tokens one may begin as often as one likes, as long as all are stopped in the end.

import Controls
import KeyValueObserving
import Remedies

/// A row of the list: a document's title, and how many comments came while it was shown.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let badgeLabel = Label()

  private(set) var document: Document?
  private var unread = 0

  private var commentObservations: [ObservationToken] = []

  func configure(with document: Document) {
    if document !== self.document { leaveDocument() }
    self.document = document
    titleLabel.text = document.title
    showBadge()
    commentObservations.append(
      document.observe(\.latestComment) { [weak self] _, _ in self?.countComment() })
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
    commentObservations = []
    document = nil
    unread = 0
  }

  private func showBadge() {
    badgeLabel.text = unread == 0 ? nil : "\(unread)"
  }
}
