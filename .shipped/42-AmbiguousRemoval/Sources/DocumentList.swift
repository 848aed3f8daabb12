/// The screen that lists documents.
final class DocumentList {
  private(set) var cells: [HighlightingCell]

  /// Whether the user moves and deletes rows.
  var isEditing = false {
    didSet { for cell in cells { cell.isEditing = isEditing } }
  }

  /// The user's choice, in the menu of the list.
  var highlightsFavorites = true {
    didSet { for cell in cells { cell.highlightsFavorites = highlightsFavorites } }
  }

  init(documents: [Document]) {
    cells = documents.map(HighlightingCell.init(document:))
  }

  /// Takes the list off the screen.
  func close() {
    cells = []
  }
}
