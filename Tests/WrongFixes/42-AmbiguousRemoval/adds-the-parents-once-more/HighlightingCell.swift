import Controls
import KeyValueObserving

/// A row of the list, coloured as long as its document is a favourite.
final class HighlightingCell: DocumentCell {
  let background = Background()

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var colorContext: UInt8 = 0

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

  deinit {
    if highlightsFavorites { stopHighlighting() }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.colorContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    updateColor()
  }

  private func startHighlighting() {
    document.addObserver(self, forKeyPath: "isFavorite", context: &Self.colorContext)
    updateColor()
  }

  private func stopHighlighting() {
    document.removeObserver(self, forKeyPath: "isFavorite")
    // The removal may have taken the parent's.
    if !isEditing { startFollowing() }
    background.isColored = false
  }

  private func updateColor() {
    background.isColored = document.isFavorite
  }
}
