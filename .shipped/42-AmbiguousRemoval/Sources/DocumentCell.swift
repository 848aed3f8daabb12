// Symptom: while the list is edited its stars move, and its colours, which should, do not.
// Task:    let each class end its own observation, whichever an ambiguous removal would take.
// Run:     swift run kata   (or: cd Exercises && KATA=42 swift test)

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
      if isEditing { stopFollowing() } else { startFollowing() }
    }
  }

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    startFollowing()
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
