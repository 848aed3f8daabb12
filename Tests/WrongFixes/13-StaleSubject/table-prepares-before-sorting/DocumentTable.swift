import Controls

/// The screen that lists documents.
///
/// It has a few rows, and uses their cells again as it scrolls.
final class DocumentTable {
  private(set) var documents: [Document]
  private(set) var visibleCells: [DocumentCell] = []
  private var firstRow = 0

  init(documents: [Document], rows: Int) {
    self.documents = documents
    for document in documents.prefix(rows) {
      let cell = DocumentCell()
      cell.document = document
      visibleCells.append(cell)
    }
  }

  /// Scrolls by one row: the cell that leaves at the top comes in again at the bottom.
  func scrollDown() {
    guard firstRow + visibleCells.count < documents.count else { return }
    firstRow += 1
    let cell = visibleCells.removeFirst()
    cell.prepareForReuse()
    cell.document = documents[firstRow + visibleCells.count]
    visibleCells.append(cell)
  }

  /// Scrolls back by one row.
  func scrollUp() {
    guard firstRow > 0 else { return }
    firstRow -= 1
    let cell = visibleCells.removeLast()
    cell.prepareForReuse()
    cell.document = documents[firstRow]
    visibleCells.insert(cell, at: 0)
  }

  /// Sorts by title.
  ///
  /// The cells stay on the screen and get their documents in place, as with `reconfigureItems(at:)`;
  /// none is prepared for reuse.
  func sort() {
    documents.sort { $0.title < $1.title }
    for (row, cell) in visibleCells.enumerated() {
      cell.prepareForReuse()
      cell.document = documents[firstRow + row]
    }
  }

  /// Takes the list off the screen; its cells are no longer needed.
  func close() {
    visibleCells = []
  }
}
