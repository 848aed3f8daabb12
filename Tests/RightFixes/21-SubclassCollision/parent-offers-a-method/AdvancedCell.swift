// Accepted: one observation, and a method of the parent's that subclasses are meant to extend.

/// A row of the advanced list: one with a golden background while its document is a favourite.
final class AdvancedCell: DocumentCell {
  let background: Background

  override init(document: Document) {
    background = Background(document.isFavorite ? .gold : .clear)
    super.init(document: document)
  }

  override func favoriteDidChange() {
    super.favoriteDidChange()
    background.fade(to: document.isFavorite ? .gold : .clear)
  }
}
