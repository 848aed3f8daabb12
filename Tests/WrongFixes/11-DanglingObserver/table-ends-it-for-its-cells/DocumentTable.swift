/// The screen that lists documents.
///
/// The user closes it, or leaves it by going back.
final class DocumentTable {
  private(set) var cells: [DocumentCell]

  init(documents: [Document]) {
    cells = documents.map(DocumentCell.init(document:))
  }

  /// Takes the list off the screen; its cells are no longer needed.
  func close() {
    for cell in cells { cell.stopObserving() }
    cells = []
  }

  deinit {
    close()
  }
}
