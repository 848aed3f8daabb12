// Accepted: one small object per observation, which leaves in its own deinit; there is room for one.

import Controls
import KeyValueObserving

/// A row of the list: a document's title, and how many comments came while it was shown.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let badgeLabel = Label()

  private(set) var document: Document?
  private var unread = 0

  private var watcher: CommentWatcher?

  func configure(with document: Document) {
    if document !== self.document { leaveDocument() }
    self.document = document
    titleLabel.text = document.title
    showBadge()
    watcher = CommentWatcher(document) { [weak self] in self?.countComment() }
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
    watcher = nil
    document = nil
    unread = 0
  }

  private func showBadge() {
    badgeLabel.text = unread == 0 ? nil : "\(unread)"
  }
}

/// Observes for its owner, and for no longer than its owner keeps it.
private final class CommentWatcher: KVOObject {
  private let document: Document
  private let onComment: () -> Void

  init(_ document: Document, onComment: @escaping () -> Void) {
    self.document = document
    self.onComment = onComment
    super.init()
    document.addObserver(self, forKeyPath: "latestComment", context: nil)
  }

  deinit {
    document.removeObserver(self, forKeyPath: "latestComment", context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    onComment()
  }
}
