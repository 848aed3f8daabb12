// Accepted: each class owns an observer of its own, so that no two registrations are alike.

import Controls
import KeyValueObserving

/// A row of the list, with a star that follows the document.
class DocumentCell: TableViewCell {
  let document: Document
  let favoriteButton = Button()

  /// This class's observation, and no other: private, so that a subclass has its own.
  private var observation: FavoriteWatcher?

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

  private func startFollowing() {
    observation = FavoriteWatcher(document) { [weak self] in self?.updateStar() }
    updateStar()
  }

  private func stopFollowing() {
    observation = nil
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}

/// Observes for its owner, with an identity of its own.
final class FavoriteWatcher: KVOObject {
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
