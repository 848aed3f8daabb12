/// The screen that lists documents.
final class DocumentList {
  private(set) var cells: [HighlightingCell] = []

  private let documents: [Document]

  /// Whether the user moves and deletes rows.
  var isEditing = false {
    didSet { makeRows() }
  }

  /// The user's choice, in the menu of the list.
  var highlightsFavorites = true {
    didSet { makeRows() }
  }

  init(documents: [Document]) {
    self.documents = documents
    makeRows()
  }

  /// Makes the rows for what is switched on now; they never change.
  private func makeRows() {
    cells = documents.map {
      HighlightingCell(
        document: $0, isEditing: isEditing, highlightsFavorites: highlightsFavorites)
    }
  }

  /// Takes the list off the screen.
  func close() {
    cells = []
  }
}
