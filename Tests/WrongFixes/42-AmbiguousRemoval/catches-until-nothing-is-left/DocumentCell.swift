// Rejected by: an edited list without highlighting stands still where the last goes
// Misconception: whoever removes until it raises has removed everything, and may begin again.

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
    removeAll()
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

  func startFollowing() {
    document.addObserver(self, forKeyPath: "isFavorite", context: &Self.starContext)
    updateStar()
  }

  private func stopFollowing() {
    removeAll()
    startOthers()
  }

  /// Removes both classes' registrations, if there are two.
  func removeAll() {
    for _ in 1...2 {
      catchingExceptions { document.removeObserver(self, forKeyPath: "isFavorite") }
    }
  }

  /// Begins again what a subclass has observed.
  func startOthers() {}

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
