// Rejected by: a document that goes on another way is left as well
// Misconception: a weak reference leads to its object until that object's deinit is over.

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

  /// Called when the document comes to its end.
  var onEnd: (() -> Void)?

  deinit {
    onEnd?()
  }
}
