// Symptom: pages are not counted, hiding does nothing, and closing the header stops the app.
// Task:    let a name that is not a property's be found before a user finds it.
// Run:     swift run kata   (or: cd Exercises && KATA=44 swift test)

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

  /// Each property is named once, beside what is done about it, and the compiler knows the name.
  private var observations: [ObservationToken] = []

  init(document: Document) {
    self.document = document
    super.init()
    observations = [
      document.observe(\.title) { [weak self] _, _ in self?.updateTitle() },
      document.observe(\.pageCount) { [weak self] _, _ in self?.updatePages() },
      document.observe(\.isFavorite) { [weak self] _, _ in self?.updateStar() },
      document.observe(\.hidden) { [weak self] _, _ in self?.updateVisibility() },
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
