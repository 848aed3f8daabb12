// Symptom: switch highlighting off, star a document: on some systems its star stands still.
// Task:    let each class end its own observation, whichever an ambiguous removal would take.
// Run:     swift run kata   (or: cd Exercises && KATA=42 swift test)

import Controls
import Remedies

/// A row of the list, coloured as long as its document is a favourite.
final class HighlightingCell: DocumentCell {
  let background = Background()

  /// This class's observation; the parent has one of its own, of the same key of the same document.
  private var observation: ObservationToken?

  /// The user may switch the colours off; the row is plain from then on.
  var highlightsFavorites = true {
    didSet {
      guard highlightsFavorites != oldValue else { return }
      if highlightsFavorites { startHighlighting() } else { stopHighlighting() }
    }
  }

  override init(document: Document) {
    super.init(document: document)
    startHighlighting()
  }

  private func startHighlighting() {
    observation = document.observe(\.isFavorite) { [weak self] _, _ in self?.updateColor() }
    updateColor()
  }

  private func stopHighlighting() {
    observation = nil
    background.isColored = false
  }

  private func updateColor() {
    background.isColored = document.isFavorite
  }
}
