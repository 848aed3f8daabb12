// Symptom: pull the list to refresh it; from now on one comment is counted as two, then as three.
// Task:    let a cell count each comment on its document once, and none on a document it has left.
// Run:     swift run kata   (or: cd Exercises && KATA=33 swift test)

import Controls
import KeyValueObserving

/// A row of the list: a document's title, and how many comments came while it was shown.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let badgeLabel = Label()

  private(set) var document: Document?
  private var unread = 0

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var commentContext: UInt8 = 0

  func configure(with document: Document) {
    if document !== self.document { leaveDocument() }
    self.document = document
    titleLabel.text = document.title
    showBadge()
    document.addObserver(self, forKeyPath: "latestComment", context: &Self.commentContext)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    leaveDocument()
    titleLabel.text = nil
    showBadge()
  }

  deinit {
    leaveDocument()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.commentContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    unread += 1
    showBadge()
  }

  private func leaveDocument() {
    document?.removeObserver(self, forKeyPath: "latestComment", context: &Self.commentContext)
    document = nil
    unread = 0
  }

  private func showBadge() {
    badgeLabel.text = unread == 0 ? nil : "\(unread)"
  }
}
