// Symptom: pull the list to refresh it; from now on one comment is counted as two, then as three.
// Task:    let a cell count each comment on its document once, and none on a document it has left.
// Run:     swift run kata   (or: cd Exercises && KATA=33 swift test)

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
    commentObservation.replace {
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
    commentObservation?.stop()
    document = nil
    unread = 0
  }

  private func showBadge() {
    badgeLabel.text = unread == 0 ? nil : "\(unread)"
  }
}
