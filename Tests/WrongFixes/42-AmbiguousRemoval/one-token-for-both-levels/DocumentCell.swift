// Rejected by: with highlighting switched on again both stars and colours move
// Misconception: a class and its subclass are one object, and one object needs one token.

import Controls
import Remedies

/// A row of the list, with a star that follows the document.
class DocumentCell: TableViewCell {
  let document: Document
  let favoriteButton = Button()

  /// The observation of this cell.
  var observation: ObservationToken?

  /// While the user edits the list, stars stand still, so that nothing moves under the finger.
  var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      if isEditing { stopFollowing() } else { startFollowing() }
    }
  }

  init(document: Document) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    startFollowing()
  }

  private func startFollowing() {
    observation = document.observe(\.isFavorite) { [weak self] _, _ in self?.updateStar() }
    updateStar()
  }

  private func stopFollowing() {
    observation = nil
  }

  private func updateStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
