import KeyValueObserving

/// A window, which shows one document after another, or none.
final class DocumentWindow: KVOObject {
  private(set) var document: Document? {
    didSet {
      follow()
      titleListeners.tell()
    }
  }

  /// Told when the title of what is open changes, for whatever reason.
  let titleListeners = Listeners()

  private var listening: Listeners.Listening?

  init(document: Document? = nil) {
    self.document = document
    super.init()
    follow()
  }

  /// The user opens another document in this window.
  func open(_ next: Document) {
    document = next
  }

  /// The user closes the document; the window stays.
  func closeDocument() {
    document = nil
  }

  private func follow() {
    listening = document?.titleListeners.add { [titleListeners] in titleListeners.tell() }
  }
}
