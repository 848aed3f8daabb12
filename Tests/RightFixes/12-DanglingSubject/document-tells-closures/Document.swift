// Accepted: without Key-Value Observing: the document has the listeners, and takes them along.

import KeyValueObserving

/// A document, open in a tab of some window.
final class Document: KVOObject {
  @Dynamic var title: String

  var text: String {
    didSet { for listener in listeners { listener.listening?.handler(self) } }
  }

  private var listeners: [Listener] = []

  init(title: String, text: String) {
    self.title = title
    self.text = text
    super.init()
  }

  /// Calls `handler` after each change of the text, as long as the result is kept.
  func onText(_ handler: @escaping (Document) -> Void) -> Listening {
    let listening = Listening(handler)
    listeners.removeAll { $0.listening == nil }
    listeners.append(Listener(listening: listening))
    return listening
  }

  /// Somebody's listening, which ends with its owner or with the document.
  final class Listening {
    fileprivate let handler: (Document) -> Void

    fileprivate init(_ handler: @escaping (Document) -> Void) {
      self.handler = handler
    }
  }

  private struct Listener {
    weak var listening: Listening?
  }
}
