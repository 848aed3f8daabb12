import Controls
import KeyValueObserving
import Remedies

/// A row of the list: a document's title, and a star that follows the document.
class DocumentCell: TableViewCell {
  let document: Document
  let titleLabel = Label()
  let favoriteButton = Button()

  /// What is read out to somebody who does not see the row.
  private(set) var spokenText = ""

  var titleObservation: ObservationToken?
  var favoriteObservation: ObservationToken?

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    favoriteButton.addTarget(self, action: DocumentCell.toggleFavorite, for: .touchUpInside)
    titleObservation = document.observe(\.title) { [weak self] _, _ in self?.showDocument() }
    favoriteObservation = document.observe(\.isFavorite) { [weak self] _, _ in
      self?.showDocument()
    }
    showDocument()
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
