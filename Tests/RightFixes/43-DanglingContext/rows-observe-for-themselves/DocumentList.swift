// Accepted: each row is its own observer, so that no notification needs to find it.

/// The screen that lists documents by title, below one that is pinned to the top.
///
/// The pinned one has two rows: at the top, and in its place among the others.
final class DocumentList {
  private let documents: [Document]
  private let pinned: Document
  private(set) var rows: [DocumentRow] = []

  init(documents: [Document], pinned: Document) {
    self.documents = documents
    self.pinned = pinned
    rows = makeRows()
  }

  /// Pulled down by the user: the rows in today's order.
  func refresh() {
    rows = makeRows()
  }

  private func makeRows() -> [DocumentRow] {
    let sorted = documents.sorted { $0.title < $1.title }
    return ([pinned] + sorted).map(DocumentRow.init(document:))
  }
}
