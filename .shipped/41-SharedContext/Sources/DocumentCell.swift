// Symptom: in the list with a history, previews and stars stand still; in the plain list they follow.
// Task:    give each observation an identity that no other class can have by accident.
// Run:     swift run kata   (or: cd Exercises && KATA=41 swift test)

import Controls
import KeyValueObserving

/// A row of the list: the beginning of a document's text, and its star.
class DocumentCell: TableViewCell {
  let document: Document
  let previewLabel = Label()
  let favoriteButton = Button()

  /// Private, so that no other class uses it.
  nonisolated(unsafe) private static let favoriteContext = UnsafeMutableRawPointer(bitPattern: 1)

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    document.addObserver(self, forKeyPath: "text", context: nil)
    document.addObserver(self, forKeyPath: "isFavorite", context: Self.favoriteContext)
    updatePreview()
    updateStar()
  }

  deinit {
    document.removeObserver(self, forKeyPath: "text", context: nil)
    document.removeObserver(self, forKeyPath: "isFavorite", context: Self.favoriteContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    switch context {
    case nil: updatePreview()
    case Self.favoriteContext: updateStar()
    default: super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  private func updatePreview() {
    previewLabel.text = String(document.text.prefix(20))
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
