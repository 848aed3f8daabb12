// Rejected by: a document that was added elsewhere is in the list
// Misconception: a closure in place of the observation is all that is needed, since there is one list.

import KeyValueObserving

/// The documents of the app, in the order in which lists show them.
final class DocumentLibrary: KVOObject {
  /// Called after each change.
  var onChange: () -> Void = {}

  private(set) var documents: [Document] { didSet { onChange() } }

  init(titles: [String]) {
    documents = titles.map(Document.init(title:))
    super.init()
  }

  /// Adds a document at the end.
  func add(_ document: Document) {
    documents.append(document)
  }

  /// Adds a document before all others.
  func addFirst(_ document: Document) {
    documents.insert(document, at: 0)
  }

  /// Removes a document; does nothing if the library does not have it.
  func remove(_ document: Document) {
    guard let index = documents.firstIndex(where: { $0 === document }) else { return }
    documents.remove(at: index)
  }
}
