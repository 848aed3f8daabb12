// Accepted: one raw registration for the cell's whole life, on the path through its own property.

import Controls
import KeyValueObserving

/// A row of the list: a document's title, and a star that follows the document.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let favoriteButton = Button()

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var favoriteContext: UInt8 = 0

  /// What the row shows: one document after another, and nil for an empty row.
  @Dynamic var document: Document?

  override init() {
    super.init(reuseIdentifier: "DocumentCell")
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
    addObserver(self, forKeyPath: "document.isFavorite", context: &Self.favoriteContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.favoriteContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    titleLabel.text = document?.title
    favoriteButton.isSelected = document?.isFavorite ?? false
  }

  deinit {
    removeObserver(self, forKeyPath: "document.isFavorite", context: &Self.favoriteContext)
  }

  private func toggleFavorite() {
    document?.isFavorite.toggle()
  }
}
