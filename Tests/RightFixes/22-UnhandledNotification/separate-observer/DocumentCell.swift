// Accepted: the raw API in an object of its own, which is no row and has no parent to think of.

import Controls
import KeyValueObserving

/// A row of the list, on top of the library's: a document's title, and a star that follows it.
final class DocumentCell: LibraryCell {
  let document: Document
  let titleLabel = Label()
  let favoriteButton = Button()

  private var watcher: RowWatcher?

  /// The release is the one that the user's system brings.
  init(document: Document, release: Release) {
    self.document = document
    super.init(release: release)
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
    watcher = RowWatcher(document, state) { [weak self] in self?.showDocument() }
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

/// Observes all that a row shows, for as long as the row keeps it.
private final class RowWatcher: KVOObject {
  private let subjects: [(object: KVOObject, keyPath: String)]
  private let onChange: () -> Void

  init(_ document: Document, _ state: CellState, onChange: @escaping () -> Void) {
    subjects = [(document, "title"), (document, "isFavorite"), (state, "isEditing")]
    self.onChange = onChange
    super.init()
    for subject in subjects {
      subject.object.addObserver(self, forKeyPath: subject.keyPath, context: nil)
    }
  }

  deinit {
    for subject in subjects {
      subject.object.removeObserver(self, forKeyPath: subject.keyPath, context: nil)
    }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    onChange()
  }
}
