// Rejected by: while the list is edited its stars stand still and its colours move
// Misconception: a row that has the right colour whenever somebody asks for it need not follow anything.

/// A row of the list, coloured as long as its document is a favourite.
final class HighlightingCell: DocumentCell {
  private let area = Background()

  /// The user may switch the colours off; the row is plain from then on.
  var highlightsFavorites = true

  /// The area behind the row, as its document is now.
  var background: Background {
    area.isColored = highlightsFavorites && document.isFavorite
    return area
  }
}
