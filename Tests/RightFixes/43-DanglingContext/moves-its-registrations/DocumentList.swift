// Accepted: the raw API; a registration ends before the row that it points to.

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
    showRows()
  }

  deinit {
    leaveRows()
  }

  /// Pulled down by the user: the rows in today's order.
  func refresh() {
    leaveRows()
    showRows()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard let document = object as? Document else { return }
    let row = Self.object(at: context, as: DocumentRow.self)
    row?.show(document.title)
  }

  private func showRows() {
    rows = makeRows()
    for row in rows {
      row.document.addObserver(self, forKeyPath: "title", context: row.unretainedPointer)
    }
  }

  private func leaveRows() {
    for row in rows {
      row.document.removeObserver(self, forKeyPath: "title", context: row.unretainedPointer)
    }
  }

  private func makeRows() -> [DocumentRow] {
    let sorted = documents.sorted { $0.title < $1.title }
    return ([pinned] + sorted).map(DocumentRow.init(document:))
  }
}
