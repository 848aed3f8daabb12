// Rejected by: a header is hidden and shown with its document
// Misconception: a token finds a wrong name.

import Controls
import KeyValueObserving
import Remedies

/// The line above an open document.
final class DocumentHeader: KVOObject {
  let titleLabel = Label()
  let pagesLabel = Label()
  let favoriteButton = Button()
  private(set) var isHidden = false
  private let document: Document

  /// Each property is named once, beside what is done about it.
  private var observations: [ObservationToken] = []

  init(document: Document) {
    self.document = document
    super.init()
    observations = [
      document.observe(path: "title") { [weak self] _, _ in self?.updateTitle() },
      document.observe(path: "pageCount") { [weak self] _, _ in self?.updatePages() },
      document.observe(path: "isFavorite") { [weak self] _, _ in self?.updateStar() },
      document.observe(path: "isHidden") { [weak self] _, _ in self?.updateVisibility() },
    ]
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
