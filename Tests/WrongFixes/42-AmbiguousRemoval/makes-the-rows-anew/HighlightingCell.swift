import Controls
import KeyValueObserving

/// A row of the list, coloured as long as its document is a favourite.
final class HighlightingCell: DocumentCell {
  let background = Background()

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var colorContext: UInt8 = 0

  /// The user may switch the colours off; the row is plain then.
  let highlightsFavorites: Bool

  init(document: Document, isEditing: Bool, highlightsFavorites: Bool) {
    self.highlightsFavorites = highlightsFavorites
    super.init(document: document, isEditing: isEditing)
    if highlightsFavorites { startHighlighting() }
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
  }

  private func updateColor() {
    background.isColored = document.isFavorite
  }
}
