// Accepted: without Key-Value Observing, a typed property that tells closures when it has changed.

import KeyValueObserving

/// The documents of the app, in the order in which lists show them.
final class DocumentLibrary: KVOObject {
  private(set) var documents: [Document] {
    didSet { for listener in listeners { listener.listening?.handler() } }
  }

  private var listeners: [Listener] = []

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

  /// Calls `handler` after each change, as long as the result is kept.
  func onChange(_ handler: @escaping () -> Void) -> Listening {
    let listening = Listening(handler)
    listeners.removeAll { $0.listening == nil }
    listeners.append(Listener(listening: listening))
    return listening
  }

  /// Somebody's listening, which ends with its owner.
  final class Listening {
    fileprivate let handler: () -> Void

    fileprivate init(_ handler: @escaping () -> Void) {
      self.handler = handler
    }
  }

  private struct Listener {
    weak var listening: Listening?
  }
}
