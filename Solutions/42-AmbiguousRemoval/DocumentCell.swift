// Symptom: while the list is edited its stars move, and its colours, which should, do not.
// Task:    let each class end its own observation, whichever an ambiguous removal would take.
// Run:     swift run kata   (or: cd Exercises && KATA=42 swift test)

import Controls
import Remedies

/// A row of the list, with a star that follows the document.
class DocumentCell: TableViewCell {
  let document: Document
  let favoriteButton = Button()

  /// This class's observation, and no other: private, so that a subclass has its own.
  private var observation: ObservationToken?

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
