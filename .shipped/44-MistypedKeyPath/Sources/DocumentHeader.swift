// Symptom: pages are not counted, hiding does nothing, and closing the header stops the app.
// Task:    let a name that is not a property's be found before a user finds it.
// Run:     swift run kata   (or: cd Exercises && KATA=44 swift test)

import Controls
import KeyValueObserving

/// The line above an open document.
final class DocumentHeader: KVOObject {
  let titleLabel = Label()
  let pagesLabel = Label()
  let favoriteButton = Button()
  private(set) var isHidden = false
  private let document: Document

  /// Only the address matters: it tells this class's registrations from any other.
  nonisolated(unsafe) private static var context: UInt8 = 0

  init(document: Document) {
    self.document = document
    super.init()
    for keyPath in ["title", "pageCount", "isFavorite", "isHidden"] {
      document.addObserver(self, forKeyPath: keyPath, context: &Self.context)
    }
    updateTitle()
    updatePages()
    updateStar()
    updateVisibility()
  }

  deinit {
    for keyPath in ["name", "pageCount", "isFavorite", "isHidden"] {
      document.removeObserver(self, forKeyPath: keyPath, context: &Self.context)
    }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    switch keyPath {
    case "title": updateTitle()
    case "pages": updatePages()
    case "isFavorite": updateStar()
    case "isHidden": updateVisibility()
    default: break
    }
  }

  private func updateTitle() { titleLabel.text = document.title }

  private func updatePages() {
    pagesLabel.text = document.pageCount == 1 ? "1 page" : "\(document.pageCount) pages"
  }

  private func updateStar() { favoriteButton.isSelected = document.isFavorite }

  private func updateVisibility() { isHidden = document.isHidden }
}
