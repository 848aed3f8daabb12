// Accepted: the raw API; each key stands in one place, beside what is done about it.

import Controls
import KeyValueObserving

/// The line above an open document.
final class DocumentHeader: KVOObject {
  let titleLabel = Label()
  let pagesLabel = Label()
  let favoriteButton = Button()
  private(set) var isHidden = false
  private let document: Document

  /// Only the address matters: it tells this class's registrations from any other.
  nonisolated(unsafe) private static var context: UInt8 = 0

  /// What is observed and what is done about it: each name stands here and nowhere else.
  private let handlers = [
    "title": DocumentHeader.updateTitle, "pageCount": DocumentHeader.updatePages,
    "isFavorite": DocumentHeader.updateStar, "hidden": DocumentHeader.updateVisibility,
  ]

  init(document: Document) {
    self.document = document
    super.init()
    for keyPath in handlers.keys {
      document.addObserver(self, forKeyPath: keyPath, context: &Self.context)
    }
    for update in handlers.values { update(self)() }
  }

  deinit {
    for keyPath in handlers.keys {
      document.removeObserver(self, forKeyPath: keyPath, context: &Self.context)
    }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    if let keyPath { handlers[keyPath]?(self)() }
  }

  private func updateTitle() { titleLabel.text = document.title }

  private func updatePages() {
    pagesLabel.text = document.pageCount == 1 ? "1 page" : "\(document.pageCount) pages"
  }

  private func updateStar() { favoriteButton.isSelected = document.isFavorite }

  private func updateVisibility() { isHidden = document.isHidden }
}
