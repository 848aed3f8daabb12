// Accepted: an observer of its own for the background; the row itself observes for its parent only.

import KeyValueObserving

/// A row of the advanced list: one with a golden background while its document is a favourite.
final class AdvancedCell: DocumentCell {
  let background: Background

  private var watcher: BackgroundWatcher?

  override init(document: Document) {
    background = Background(document.isFavorite ? .gold : .clear)
    super.init(document: document)
    watcher = BackgroundWatcher(document, background)
  }
}

/// Lets a background follow a document, for as long as somebody keeps it.
private final class BackgroundWatcher: KVOObject {
  private let document: Document
  private let background: Background

  init(_ document: Document, _ background: Background) {
    self.document = document
    self.background = background
    super.init()
    document.addObserver(self, forKeyPath: "isFavorite", context: nil)
  }

  deinit {
    document.removeObserver(self, forKeyPath: "isFavorite", context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    background.fade(to: document.isFavorite ? .gold : .clear)
  }
}
