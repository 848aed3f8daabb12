// Accepted: one registration for each class and the whole life of the row, and handlers that ask first.

import Controls
import KeyValueObserving

/// A row of the list, with a star that follows the document.
class DocumentCell: TableViewCell {
  let document: Document
  let favoriteButton = Button()

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var starContext: UInt8 = 0

  /// While the user edits the list, stars stand still, so that nothing moves under the finger.
  var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      if !isEditing { updateStar() }
    }
  }

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    document.addObserver(self, forKeyPath: "isFavorite", context: &Self.starContext)
    updateStar()
  }

  deinit {
    document.removeObserver(self, forKeyPath: "isFavorite", context: &Self.starContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.starContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    if !isEditing { updateStar() }
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
