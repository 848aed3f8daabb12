import Controls

/// The screen that lists documents.
final class DocumentTable {
  private(set) var cells: [DocumentCell]

  init(documents: [Document]) {
    cells = documents.map { document in
      let cell = DocumentCell(reuseIdentifier: "DocumentCell")
      cell.configure(with: document)
      return cell
    }
  }

  /// Shows every row again: the same cell for the same document, which is not prepared for reuse.
  ///
  /// It stands for `reconfigureRows(at:)`.
  func refresh() {
    for cell in cells {
      if let document = cell.document { cell.configure(with: document) }
    }
  }

  /// Shows another document in the row's cell, after scrolling.
  func reuseCell(at row: Int, for document: Document) {
    cells[row].prepareForReuse()
    cells[row].configure(with: document)
  }

  /// Takes the list off the screen; its cells are no longer needed.
  func close() {
    cells = []
  }
}
