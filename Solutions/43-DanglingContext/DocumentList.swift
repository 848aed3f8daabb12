// Symptom: refresh the list, then rename a document: the app stops, or another row shows the new title.
// Task:    let what an observation is about live as long as the observation itself.
// Run:     swift run kata   (or: cd Exercises && KATA=43 swift test)

import Remedies

/// The screen that lists documents by title, below one that is pinned to the top.
///
/// The pinned one has two rows: at the top, and in its place among the others.
final class DocumentList {
  private let documents: [Document]
  private let pinned: Document
  private(set) var rows: [DocumentRow] = []

  /// One for each row of today: they go when the rows go.
  private var observations: [ObservationToken] = []

  init(documents: [Document], pinned: Document) {
    self.documents = documents
    self.pinned = pinned
    refresh()
  }

  /// Pulled down by the user: the rows in today's order.
  func refresh() {
    rows = makeRows()
    observations = rows.map { row in
      // The closure retains its row, and nothing of the row leads back to the token.
      row.document.observe(\.title) { document, _ in row.show(document.title) }
    }
  }

  private func makeRows() -> [DocumentRow] {
    let sorted = documents.sorted { $0.title < $1.title }
    return ([pinned] + sorted).map(DocumentRow.init(document:))
  }
}
