// Rejected by: a table left without being closed leaves nobody listening
// Misconception: with a weak reference to the cell the observation need not end.

import Controls
import KeyValueObserving

/// A row of the list: a document's title, and a star that follows the document.
final class DocumentCell: TableViewCell {
  let document: Document
  let titleLabel = Label()
  let favoriteButton = Button()

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    titleLabel.text = document.title
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
    FavoriteWatcher.watch(document, for: self)
    updateStar()
  }

  private func toggleFavorite() {
    document.isFavorite.toggle()
  }

  fileprivate func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}

/// Observes for a cell, which it does not keep: there is nothing in it that could dangle.
private final class FavoriteWatcher: KVOObject {
  nonisolated(unsafe) private static var all: [FavoriteWatcher] = []

  private weak var cell: DocumentCell?

  private init(_ cell: DocumentCell) {
    self.cell = cell
    super.init()
  }

  static func watch(_ document: Document, for cell: DocumentCell) {
    let watcher = FavoriteWatcher(cell)
    all.append(watcher)
    document.addObserver(watcher, forKeyPath: "isFavorite", context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    cell?.updateStar()
  }
}
