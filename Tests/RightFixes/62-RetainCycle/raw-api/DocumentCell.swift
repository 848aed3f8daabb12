// Accepted: the raw API, which has no closures, with a removal on the one way out that all take.

import Controls
import KeyValueObserving

/// A row of the list: a title, and a badge until the document has been read.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let badgeLabel = Label()

  private let document: Document
  private var isFollowing: Set<String> = []

  /// Only the address matters: it tells this class's registrations from any other.
  nonisolated(unsafe) private static var context: UInt8 = 0

  init(document: Document, session: Session) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    for key in ["title", "isRead"] {
      document.addObserver(self, forKeyPath: key, context: &Self.context)
      isFollowing.insert(key)
    }
    session.atSignOut { [weak self] in self?.stopFollowing("title") }
    titleLabel.text = document.title
    badgeLabel.text = document.isRead ? nil : "new"
  }

  deinit {
    for key in isFollowing {
      document.removeObserver(self, forKeyPath: key, context: &Self.context)
    }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    if keyPath == "title" { titleLabel.text = document.title }
    guard keyPath == "isRead", document.isRead else { return }
    badgeLabel.text = nil
    stopFollowing("isRead")
  }

  private func stopFollowing(_ key: String) {
    guard isFollowing.remove(key) != nil else { return }
    document.removeObserver(self, forKeyPath: key, context: &Self.context)
  }
}
