// Rejected by: a preview follows its document in the list with a history
// Misconception: a name says what an observation is for, so equal names are no accident.

import Controls
import KeyValueObserving

/// A row of the list: the beginning of a document's text, and its star.
class DocumentCell: TableViewCell {
  let document: Document
  let previewLabel = Label()
  let favoriteButton = Button()

  nonisolated(unsafe) private static let textContext = Context.named("text")
  nonisolated(unsafe) private static let favoriteContext = Context.named("isFavorite")

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    document.addObserver(self, forKeyPath: "text", context: Self.textContext)
    document.addObserver(self, forKeyPath: "isFavorite", context: Self.favoriteContext)
    updatePreview()
    updateStar()
  }

  deinit {
    document.removeObserver(self, forKeyPath: "text", context: Self.textContext)
    document.removeObserver(self, forKeyPath: "isFavorite", context: Self.favoriteContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    switch context {
    case Self.textContext: updatePreview()
    case Self.favoriteContext: updateStar()
    default: super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  private func updatePreview() {
    previewLabel.text = String(document.text.prefix(20))
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}

/// A context for a name: the same name gives the same context wherever it is asked for.
enum Context {
  nonisolated(unsafe) private static var contexts: [String: UnsafeMutableRawPointer] = [:]

  static func named(_ name: String) -> UnsafeMutableRawPointer {
    if let known = contexts[name] { return known }
    let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    contexts[name] = context
    return context
  }
}
