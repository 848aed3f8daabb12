import Controls

/// The screen that lists documents, in rows of the library that the user's system brings.
final class DocumentTable {
  private(set) var cells: [DocumentCell]

  /// Whether the user can move and delete rows.
  var isEditing = false {
    didSet {
      for cell in cells { cell.state.isEditing = isEditing }
    }
  }

  init(documents: [Document], release: LibraryCell.Release) {
    cells = documents.map { DocumentCell(document: $0, release: release) }
  }

  /// Takes the list off the screen; its cells are no longer needed.
  func close() {
    cells = []
  }
}
