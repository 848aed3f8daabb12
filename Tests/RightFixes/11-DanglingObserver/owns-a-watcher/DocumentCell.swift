// Accepted: one small object per observation, which leaves in its own deinit.

import Controls
import KeyValueObserving

/// A row of the list: a document's title, and a star that follows the document.
final class DocumentCell: TableViewCell {
  let document: Document
  let titleLabel = Label()
  let favoriteButton = Button()

  private var watcher: FavoriteWatcher?

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    titleLabel.text = document.title
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
    watcher = FavoriteWatcher(document) { [weak self] in self?.updateStar() }
    updateStar()
  }

  private func toggleFavorite() {
    document.isFavorite.toggle()
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}

/// Observes for its owner, and for no longer than its owner keeps it.
private final class FavoriteWatcher: KVOObject {
  private let document: Document
  private let onChange: () -> Void

  init(_ document: Document, onChange: @escaping () -> Void) {
    self.document = document
    self.onChange = onChange
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
    onChange()
  }
}
