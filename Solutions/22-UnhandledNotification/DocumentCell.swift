// Symptom: with release 3 of the library the app stops at the first rename; with 4 the rows jump.
// Task:    let one class work on every release: hear what is its own, pass back what is not.
// Run:     swift run kata   (or: cd Exercises && KATA=22 swift test)

import Controls
import KeyValueObserving
import Remedies

/// A row of the list, on top of the library's: a document's title, and a star that follows it.
final class DocumentCell: LibraryCell {
  let document: Document
  let titleLabel = Label()
  let favoriteButton = Button()

  /// Each is an observer of its own, so that nothing passes through this class on its way to another.
  private var observations: [ObservationToken] = []

  /// The release is the one that the user's system brings.
  init(document: Document, release: Release) {
    self.document = document
    super.init(release: release)
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
    observations = [
      document.observe(\.title) { [weak self] _, _ in self?.showDocument() },
      document.observe(\.isFavorite) { [weak self] _, _ in self?.showDocument() },
      state.observe(\.isEditing) { [weak self] _, _ in self?.showDocument() },
    ]
    showDocument()
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
