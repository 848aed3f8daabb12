// Symptom: refresh the list, then rename a document: the app stops, or another row shows the new title.
// Task:    let what an observation is about live as long as the observation itself.
// Run:     swift run kata   (or: cd Exercises && KATA=43 swift test)

import KeyValueObserving

/// The screen that lists documents by title, below one that is pinned to the top.
///
/// The pinned one has two rows: at the top, and in its place among the others.
final class DocumentList: KVOObject {
  private let documents: [Document]
  private let pinned: Document
  private(set) var rows: [DocumentRow] = []

  init(documents: [Document], pinned: Document) {
    self.documents = documents
    self.pinned = pinned
    super.init()
    rows = makeRows()
    for row in rows {
      // The handler finds the row by its context, without a search.
      row.document.addObserver(self, forKeyPath: "title", context: row.unretainedPointer)
    }
  }

  deinit {
    // All of them go, so that it does not matter which of a document's two goes first.
    for document in documents + [pinned] {
      document.removeObserver(self, forKeyPath: "title")
    }
  }

  /// Pulled down by the user: the rows in today's order.
  func refresh() {
    rows = makeRows()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard let document = object as? Document else { return }
    let row = Self.object(at: context, as: DocumentRow.self)
    row?.show(document.title)
  }

  private func makeRows() -> [DocumentRow] {
    let sorted = documents.sorted { $0.title < $1.title }
    return ([pinned] + sorted).map(DocumentRow.init(document:))
  }
}
