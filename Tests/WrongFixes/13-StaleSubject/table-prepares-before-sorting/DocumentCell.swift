// Rejected by: a document without a row has no listeners
// Misconception: whoever gives a cell another document in place need only prepare it for reuse first.

import Controls
import KeyValueObserving

/// A row of the list: a document's title, and a star that follows the document.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let favoriteButton = Button()

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var favoriteContext: UInt8 = 0

  /// What the row shows: one document after another, and nil for an empty row.
  var document: Document? {
    didSet {
      if document == nil {
        oldValue?.removeObserver(
          self, forKeyPath: "isFavorite", context: &Self.favoriteContext)
      }
      document?.addObserver(
        self, forKeyPath: "isFavorite", options: .new, context: &Self.favoriteContext)
      titleLabel.text = document?.title
      favoriteButton.isSelected = document?.isFavorite ?? false
    }
  }

  override init() {
    super.init(reuseIdentifier: "DocumentCell")
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.favoriteContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    favoriteButton.isSelected = change?[.newKey] as? Bool ?? false
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    document = nil
  }

  deinit {
    document?.removeObserver(self, forKeyPath: "isFavorite", context: &Self.favoriteContext)
  }

  private func toggleFavorite() {
    document?.isFavorite.toggle()
  }
}
