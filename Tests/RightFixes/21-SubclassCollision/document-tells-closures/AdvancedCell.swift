// Accepted: without Key-Value Observing, a document that tells closures, one for each level.

/// A row of the advanced list: one with a golden background while its document is a favourite.
final class AdvancedCell: DocumentCell {
  let background: Background

  private var listening: Document.Listening?

  override init(document: Document) {
    background = Background(document.isFavorite ? .gold : .clear)
    super.init(document: document)
    listening = document.onChange { [weak self] isFavorite in
      if isFavorite { self?.showFavorite() }
    }
  }

  private func showFavorite() {
    background.fade(to: document.isFavorite ? .gold : .clear)
  }
}
