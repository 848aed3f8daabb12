// Accepted: a row that has a library cell instead of being one; no class stands above it.

import Controls
import KeyValueObserving
import Remedies

/// A row of the list: a document's title and a star, beside a row of the library that it has.
final class DocumentCell {
  let libraryCell: LibraryCell
  let document: Document
  let titleLabel = Label()
  let favoriteButton = Button()

  private var observations: [ObservationToken] = []

  /// The release is the one that the user's system brings.
  init(document: Document, release: LibraryCell.Release) {
    self.document = document
    libraryCell = LibraryCell(release: release)
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
    observations = [
      document.observe(\.title) { [weak self] _, _ in self?.showDocument() },
      document.observe(\.isFavorite) { [weak self] _, _ in self?.showDocument() },
      state.observe(\.isEditing) { [weak self] _, _ in self?.showDocument() },
    ]
    showDocument()
  }

  var state: CellState { libraryCell.state }
  var indentation: Int { libraryCell.indentation }
  var isDark: Bool { libraryCell.isDark }
  var layouts: Int { libraryCell.layouts }

  private func toggleFavorite() {
    document.isFavorite.toggle()
  }

  private func showDocument() {
    titleLabel.text = document.title
    favoriteButton.isSelected = document.isFavorite
    favoriteButton.isEnabled = !state.isEditing
  }
}
