// Rejected by: the rows stay the same whatever is switched
// Misconception: what is made anew has nothing to remove.

import Controls
import KeyValueObserving

/// A row of the list, with a star that follows the document.
class DocumentCell: TableViewCell {
  let document: Document
  let favoriteButton = Button()

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var starContext: UInt8 = 0

  /// While the user edits the list, stars stand still, so that nothing moves under the finger.
  let isEditing: Bool

  init(document: Document, isEditing: Bool) {
    self.document = document
    self.isEditing = isEditing
    super.init(reuseIdentifier: "DocumentCell")
    if isEditing { updateStar() } else { startFollowing() }
  }

  deinit {
    if !isEditing { stopFollowing() }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.starContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    updateStar()
  }

  private func startFollowing() {
    document.addObserver(self, forKeyPath: "isFavorite", context: &Self.starContext)
    updateStar()
  }

  private func stopFollowing() {
    document.removeObserver(self, forKeyPath: "isFavorite")
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
