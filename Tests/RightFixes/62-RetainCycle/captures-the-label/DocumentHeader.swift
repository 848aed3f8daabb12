import Controls
import KeyValueObserving
import Remedies

/// The head of an open document: its title, and a star that is drawn with the next frame.
final class DocumentHeader: KVOObject {
  let titleLabel = Label()
  let favoriteButton = Button()

  private var titleObservation: ObservationToken?
  private var favoriteObservation: ObservationToken?

  init(document: Document, display: Display) {
    super.init()
    titleObservation = document.observe(\.title, options: [.initial]) { [weak self] document, _ in
      self?.titleLabel.text = document.title
    }
    favoriteObservation = document.observe(\.isFavorite, options: [.initial]) {
      [favoriteButton] document, _ in
      display.atNextFrame { favoriteButton.isSelected = document.isFavorite }
    }
  }
}
