// Accepted: each observation has an observer of its own, whose context may be NULL.

import Controls
import KeyValueObserving

/// A row of the list: the beginning of a document's text, and its star.
class DocumentCell: TableViewCell {
  let document: Document
  let previewLabel = Label()
  let favoriteButton = Button()

  private var watchers: [DocumentWatcher] = []

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    watchers = [
      DocumentWatcher(document, "text") { [weak self] in self?.updatePreview() },
      DocumentWatcher(document, "isFavorite") { [weak self] in self?.updateStar() },
    ]
    updatePreview()
    updateStar()
  }

  private func updatePreview() {
    previewLabel.text = String(document.text.prefix(20))
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}

/// Observes one key for its owner.
///
/// It is the observer, so that no other registration is like its own.
final class DocumentWatcher: KVOObject {
  private let document: Document
  private let keyPath: String
  private let onChange: () -> Void

  init(_ document: Document, _ keyPath: String, onChange: @escaping () -> Void) {
    self.document = document
    self.keyPath = keyPath
    self.onChange = onChange
    super.init()
    document.addObserver(self, forKeyPath: keyPath, context: nil)
  }

  deinit {
    document.removeObserver(self, forKeyPath: keyPath, context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    onChange()
  }
}
