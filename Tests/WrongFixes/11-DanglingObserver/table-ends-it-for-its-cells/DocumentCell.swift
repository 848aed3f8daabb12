// Rejected by: a cell that was in no table leaves nobody listening
// Misconception: a cell lives and dies with its table, so the table may end what the cell has begun.

import Controls
import KeyValueObserving

/// A row of the list: a document's title, and a star that follows the document.
final class DocumentCell: TableViewCell {
  let document: Document
  let titleLabel = Label()
  let favoriteButton = Button()

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var favoriteContext: UInt8 = 0

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    titleLabel.text = document.title
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
    document.addObserver(self, forKeyPath: "isFavorite", context: &Self.favoriteContext)
    updateStar()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.favoriteContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    updateStar()
  }

  /// Ends the observation; called by the table on both of its ways out.
  func stopObserving() {
    document.removeObserver(self, forKeyPath: "isFavorite", context: &Self.favoriteContext)
  }

  private func toggleFavorite() {
    document.isFavorite.toggle()
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
