// Accepted: a typed property that tells closures, each for as long as its owner keeps it.

import KeyValueObserving

/// A document of the app, shown by several screens at once.
final class Document: KVOObject {
  @Dynamic var title: String {
    didSet { for listener in listeners { listener.listening?.handler(title) } }
  }

  private var listeners: [Listener] = []

  init(title: String) {
    self.title = title
    super.init()
  }

  /// Calls `handler` with each new title, as long as the result is kept.
  func onTitle(_ handler: @escaping (String) -> Void) -> Listening {
    let listening = Listening(handler)
    listeners.removeAll { $0.listening == nil }
    listeners.append(Listener(listening: listening))
    return listening
  }

  /// Somebody's listening, which ends with its owner.
  final class Listening {
    fileprivate let handler: (String) -> Void

    fileprivate init(_ handler: @escaping (String) -> Void) {
      self.handler = handler
    }
  }

  private struct Listener {
    weak var listening: Listening?
  }
}
