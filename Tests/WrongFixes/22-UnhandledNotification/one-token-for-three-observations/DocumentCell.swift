// Rejected by: a row follows its document, whatever the library's release
// Misconception: a token is a switch for observing, and one is enough.

import Controls
import KeyValueObserving
import Remedies

/// A row of the list, on top of the library's: a document's title, and a star that follows it.
final class DocumentCell: LibraryCell {
  let document: Document
  let titleLabel = Label()
  let favoriteButton = Button()

  private var observation: ObservationToken?

  /// The release is the one that the user's system brings.
  init(document: Document, release: Release) {
    self.document = document
    super.init(release: release)
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
    observation = document.observe(\.title) { [weak self] _, _ in self?.showDocument() }
    observation = document.observe(\.isFavorite) { [weak self] _, _ in self?.showDocument() }
    observation = state.observe(\.isEditing) { [weak self] _, _ in self?.showDocument() }
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
