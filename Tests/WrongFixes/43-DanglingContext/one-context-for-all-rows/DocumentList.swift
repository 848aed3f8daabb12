// Rejected by: both rows of the pinned document follow it
// Misconception: the object of a notification says which row it is about.

import KeyValueObserving

/// The screen that lists documents by title, below one that is pinned to the top.
///
/// The pinned one has two rows: at the top, and in its place among the others.
final class DocumentList: KVOObject {
  private let documents: [Document]
  private let pinned: Document
  private(set) var rows: [DocumentRow] = []

  /// Only the address matters: it tells this class's registrations from any other.
  nonisolated(unsafe) private static var titleContext: UInt8 = 0

  init(documents: [Document], pinned: Document) {
    self.documents = documents
    self.pinned = pinned
    super.init()
    rows = makeRows()
    for row in rows {
      row.document.addObserver(self, forKeyPath: "title", context: &Self.titleContext)
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
    let row = rows.first { $0.document === document }
    row?.show(document.title)
  }

  private func makeRows() -> [DocumentRow] {
    let sorted = documents.sorted { $0.title < $1.title }
    return ([pinned] + sorted).map(DocumentRow.init(document:))
  }
}
