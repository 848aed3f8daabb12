// Rejected by: after a refresh each row goes on to follow its document
// Misconception: a closure that captures a number captures what the number stands for.

import Remedies

/// The screen that lists documents by title, below one that is pinned to the top.
///
/// The pinned one has two rows: at the top, and in its place among the others.
final class DocumentList {
  private let documents: [Document]
  private let pinned: Document
  private(set) var rows: [DocumentRow] = []

  /// One for each row.
  private var observations: [ObservationToken] = []

  init(documents: [Document], pinned: Document) {
    self.documents = documents
    self.pinned = pinned
    refresh()
    observations = rows.enumerated().map { index, row in
      row.document.observe(\.title) { [weak self] document, _ in
        self?.rows[index].show(document.title)
      }
    }
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
