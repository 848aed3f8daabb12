import Controls
import KeyValueObserving

/// A row of the list: a document's title, and a star that follows the document.
class DocumentCell: TableViewCell {
  let document: Document
  let titleLabel = Label()
  let favoriteButton = Button()

  /// What is read out to somebody who does not see the row.
  private(set) var spokenText = ""

  /// Only the address matters: it tells this class's registrations from any other.
  nonisolated(unsafe) private static var documentContext: UInt8 = 0

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
    document.addObserver(self, forKeyPath: "title", context: &Self.documentContext)
    document.addObserver(self, forKeyPath: "isFavorite", context: &Self.documentContext)
    showDocument()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.documentContext else { return }
    showDocument()
  }

  deinit {
    document.removeObserver(self, forKeyPath: "title", context: &Self.documentContext)
    document.removeObserver(self, forKeyPath: "isFavorite", context: &Self.documentContext)
  }

  private func toggleFavorite() {
    document.isFavorite.toggle()
  }

  private func showDocument() {
    titleLabel.text = document.title
    favoriteButton.isSelected = document.isFavorite
    spokenText = document.isFavorite ? "\(document.title), favourite" : document.title
  }
}
