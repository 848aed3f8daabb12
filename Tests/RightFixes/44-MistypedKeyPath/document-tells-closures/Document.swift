// Accepted: without Key-Value Observing: a closure for each property, and the compiler knows both.

import KeyValueObserving

/// A document of the app, shown by several screens at once.
final class Document: KVOObject {
  var title: String { didSet { tell(\.title) } }
  var pageCount = 1 { didSet { tell(\.pageCount) } }
  var isFavorite = false { didSet { tell(\.isFavorite) } }
  var isHidden = false { didSet { tell(\.isHidden) } }

  private var listeners: [Listener] = []

  init(title: String) {
    self.title = title
    super.init()
  }

  /// Calls the handlers after changes, as long as the result is kept.
  func onChange(_ handlers: Handlers) -> Listening {
    let listening = Listening(handlers)
    listeners.removeAll { $0.listening == nil }
    listeners.append(Listener(listening: listening))
    return listening
  }

  private func tell(_ handler: KeyPath<Handlers, () -> Void>) {
    for listener in listeners { listener.listening?.handlers[keyPath: handler]() }
  }

  /// What somebody does about each change.
  struct Handlers {
    let title: () -> Void
    let pageCount: () -> Void
    let isFavorite: () -> Void
    let isHidden: () -> Void
  }

  /// Somebody's listening, which ends with its owner.
  final class Listening {
    fileprivate let handlers: Handlers

    fileprivate init(_ handlers: Handlers) {
      self.handlers = handlers
    }
  }

  private struct Listener {
    weak var listening: Listening?
  }
}
