// Symptom: each visit of the list and of a document makes the app bigger, and closed screens work on.
// Task:    let nothing keep a cell or a header that its screen has let go of; both follow as before.
// Run:     swift run kata   (or: cd Exercises && KATA=62 swift test)

import Controls
import KeyValueObserving
import Remedies

/// The head of an open document: its title, and a star that is drawn with the next frame.
final class DocumentHeader: KVOObject {
  let titleLabel = Label()
  let favoriteButton = Button()

  private let document: Document
  private var titleObservation: ObservationToken?
  private var favoriteObservation: ObservationToken?

  init(document: Document, display: Display) {
    self.document = document
    super.init()
    titleObservation = document.observe(\.title, options: [.initial]) { [weak self] document, _ in
      self?.titleLabel.text = document.title
    }
    favoriteObservation = document.observe(\.isFavorite, options: [.initial]) { [weak self] _, _ in
      display.atNextFrame { self?.drawStar() }
    }
  }

  private func drawStar() {
    favoriteButton.isSelected = document.isFavorite
  }
}
