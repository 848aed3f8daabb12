// Rejected by: a new title stands in the rows of its own document and in no other
// Misconception: an address in a table of living rows leads to the row that it was entered for.

import KeyValueObserving

/// The screen that lists documents by title, below one that is pinned to the top.
///
/// The pinned one has two rows: at the top, and in its place among the others.
final class DocumentList: KVOObject {
  private let documents: [Document]
  private let pinned: Document
  private(set) var rows: [DocumentRow] = []

  /// The rows by their addresses; those that are gone are nil.
  private var table: [UnsafeMutableRawPointer: WeakRow] = [:]
  private var registered: [(document: Document, context: UnsafeMutableRawPointer)] = []

  private struct WeakRow {
    weak var row: DocumentRow?
  }

  init(documents: [Document], pinned: Document) {
    self.documents = documents
    self.pinned = pinned
    super.init()
    showRows()
  }

  deinit {
    for (document, context) in registered {
      document.removeObserver(self, forKeyPath: "title", context: context)
    }
  }

  /// Pulled down by the user: the rows in today's order.
  func refresh() {
    showRows()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard let document = object as? Document, let context else { return }
    table[context]?.row?.show(document.title)
  }

  private func showRows() {
    rows = makeRows()
    for row in rows {
      let context = row.unretainedPointer
      table[context] = WeakRow(row: row)
      registered.append((row.document, context))
      row.document.addObserver(self, forKeyPath: "title", context: context)
    }
  }

  private func makeRows() -> [DocumentRow] {
    let sorted = documents.sorted { $0.title < $1.title }
    return ([pinned] + sorted).map(DocumentRow.init(document:))
  }
}
