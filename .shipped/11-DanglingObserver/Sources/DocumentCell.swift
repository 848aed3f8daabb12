// Symptom: close the list, star a document on another screen: the app stops in an innocent setter.
// Task:    let no cell hear of a change after its life; a living cell's star goes on to follow.
// Run:     swift run kata   (or: cd Exercises && KATA=11 swift test)

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

  private func toggleFavorite() {
    document.isFavorite.toggle()
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
