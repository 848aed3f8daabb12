// Accepted: without Key-Value Observing: what the cell keeps is what listens, and there is one of it.

import KeyValueObserving

/// A document of the app, shown by several screens at once.
final class Document: KVOObject {
  @Dynamic var title: String

  var isFavorite = false {
    didSet { for listener in listeners { listener.listening?.handler() } }
  }

  private var listeners: [Listener] = []

  init(title: String) {
    self.title = title
    super.init()
  }

  /// Calls `handler` after each change, as long as the result is kept.
  func onFavorite(_ handler: @escaping () -> Void) -> Listening {
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
