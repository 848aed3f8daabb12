import Controls
import KeyValueObserving

/// The line above an open document.
final class DocumentHeader: KVOObject {
  let titleLabel = Label()
  let pagesLabel = Label()
  let favoriteButton = Button()
  private(set) var isHidden = false
  private let document: Document

  /// A property without its closure would not compile.
  private var listening: Document.Listening?

  init(document: Document) {
    self.document = document
    super.init()
    listening = document.onChange(
      Document.Handlers(
        title: { [weak self] in self?.updateTitle() },
        pageCount: { [weak self] in self?.updatePages() },
        isFavorite: { [weak self] in self?.updateStar() },
        isHidden: { [weak self] in self?.updateVisibility() }))
    updateTitle()
    updatePages()
    updateStar()
    updateVisibility()
  }

  private func updateTitle() { titleLabel.text = document.title }

  private func updatePages() {
    pagesLabel.text = document.pageCount == 1 ? "1 page" : "\(document.pageCount) pages"
  }

  private func updateStar() { favoriteButton.isSelected = document.isFavorite }

  private func updateVisibility() { isHidden = document.isHidden }
}
