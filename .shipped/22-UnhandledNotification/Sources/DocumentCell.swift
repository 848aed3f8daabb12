// Symptom: with release 3 of the library the app stops at the first rename; with 4 the rows jump.
// Task:    let one class work on every release: hear what is its own, pass back what is not.
// Run:     swift run kata   (or: cd Exercises && KATA=22 swift test)

import Controls
import KeyValueObserving

/// A row of the list, on top of the library's: a document's title, and a star that follows it.
final class DocumentCell: LibraryCell {
  let document: Document
  let titleLabel = Label()
  let favoriteButton = Button()

  /// Only the address matters: it tells this class's registrations from any other.
  nonisolated(unsafe) private static var rowContext: UInt8 = 0

  /// The release is the one that the user's system brings.
  init(document: Document, release: Release) {
    self.document = document
    super.init(release: release)
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
    document.addObserver(self, forKeyPath: "title", context: &Self.rowContext)
    document.addObserver(self, forKeyPath: "isFavorite", context: &Self.rowContext)
    state.addObserver(self, forKeyPath: "isEditing", context: &Self.rowContext)
    showDocument()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    if context == &Self.rowContext { showDocument() }
  }

  deinit {
    document.removeObserver(self, forKeyPath: "title", context: &Self.rowContext)
    document.removeObserver(self, forKeyPath: "isFavorite", context: &Self.rowContext)
    state.removeObserver(self, forKeyPath: "isEditing", context: &Self.rowContext)
  }

  private func toggleFavorite() {
    document.isFavorite.toggle()
  }

  private func showDocument() {
    titleLabel.text = document.title
    favoriteButton.isSelected = document.isFavorite
    favoriteButton.isEnabled = !state.isEditing
  }
}
