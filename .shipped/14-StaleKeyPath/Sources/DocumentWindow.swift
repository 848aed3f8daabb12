import KeyValueObserving

/// A window, which shows one document after another, or none.
final class DocumentWindow: KVOObject {
  @Dynamic private(set) var document: Document?

  init(document: Document? = nil) {
    self.document = document
    super.init()
  }

  /// The user opens another document in this window.
  func open(_ next: Document) {
    document = next
  }

  /// The user closes the document; the window stays.
  func closeDocument() {
    document = nil
  }
}
