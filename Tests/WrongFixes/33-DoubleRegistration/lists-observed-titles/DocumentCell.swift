// Rejected by: documents of one name, and one document in two lists, are counted in each row
// Misconception: an observation is known by what is observed.

import Controls
import KeyValueObserving

/// A row of the list: a document's title, and how many comments came while it was shown.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let badgeLabel = Label()

  private(set) var document: Document?
  private var unread = 0

  /// The documents that are observed already.
  nonisolated(unsafe) private static var observed: Set<String> = []

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var commentContext: UInt8 = 0

  func configure(with document: Document) {
    if document !== self.document { leaveDocument() }
    self.document = document
    titleLabel.text = document.title
    showBadge()
    guard Self.observed.insert(document.title).inserted else { return }
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
    guard let document, Self.observed.remove(document.title) != nil else {
      self.document = nil
      unread = 0
      return
    }
    document.removeObserver(self, forKeyPath: "latestComment", context: &Self.commentContext)
    self.document = nil
    unread = 0
  }

  private func showBadge() {
    badgeLabel.text = unread == 0 ? nil : "\(unread)"
  }
}
