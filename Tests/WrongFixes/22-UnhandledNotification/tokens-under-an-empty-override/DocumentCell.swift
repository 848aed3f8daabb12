// Rejected by: a row darkens under the user's finger, whatever the library's release
// Misconception: with tokens nothing that matters comes to observeValue any more.

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

  /// Nothing is left to do here, and nothing to hand on to a root that raises.
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  private func toggleFavorite() {
    document.isFavorite.toggle()
  }

  private func showDocument() {
    titleLabel.text = document.title
    favoriteButton.isSelected = document.isFavorite
    favoriteButton.isEnabled = !state.isEditing
  }
}
