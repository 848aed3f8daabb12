// Rejected by: opening another document changes every header of its window
// Misconception: a window has one header.

import KeyValueObserving

/// A window, which shows one document after another, or none.
final class DocumentWindow: KVOObject {
  @Dynamic private(set) var document: Document?

  /// Called after another document was opened, or none.
  var onDocument: ((Document?) -> Void)?

  init(document: Document? = nil) {
    self.document = document
    super.init()
  }

  /// The user opens another document in this window.
  func open(_ next: Document) {
    document = next
    onDocument?(next)
  }

  /// The user closes the document; the window stays.
  func closeDocument() {
    document = nil
    onDocument?(nil)
  }
}
