// Accepted: the raw API; a document hands itself to whoever must leave it while that is still in time.

import KeyValueObserving

/// A document, open in a tab of some window.
final class Document: KVOObject {
  @Dynamic var title: String
  @Dynamic var text: String

  init(title: String, text: String) {
    self.title = title
    self.text = text
    super.init()
  }

  /// Called with the document itself, in its deinit: weak references to it are nil by then.
  var onEnd: [ObjectIdentifier: (Document) -> Void] = [:]

  deinit {
    for farewell in onEnd.values { farewell(self) }
  }
}
