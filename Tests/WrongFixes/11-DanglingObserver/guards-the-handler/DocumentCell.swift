// Rejected by: a favourite toggled after its table is closed reaches nobody
// Misconception: a handler that looks first whether its cell is still needed is safe.

import Controls
import KeyValueObserving

/// A row of the list: a document's title, and a star that follows the document.
final class DocumentCell: TableViewCell {
  let document: Document
  let titleLabel = Label()
  let favoriteButton = Button()

  private var isOnScreen = true

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
    guard isOnScreen else { return }
    updateStar()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    isOnScreen = false
  }

  private func toggleFavorite() {
    document.isFavorite.toggle()
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
