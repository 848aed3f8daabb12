import KeyValueObserving

/// A document of the app, shown by several screens at once.
final class Document: KVOObject {
  var title: String {
    didSet { tell() }
  }

  var isFavorite = false {
    didSet { tell(favorite: true) }
  }

  private var listeners: [Listener] = []

  init(title: String) {
    self.title = title
    super.init()
  }

  /// Calls `handler` after each change, as long as the result is kept, and says whether it is one of
  /// the favourite.
  func onChange(_ handler: @escaping (_ isFavorite: Bool) -> Void) -> Listening {
    let listening = Listening(handler)
    listeners.removeAll { $0.listening == nil }
    listeners.append(Listener(listening: listening))
    return listening
  }

  private func tell(favorite: Bool = false) {
    for listener in listeners { listener.listening?.handler(favorite) }
  }

  /// Somebody's listening, which ends with its owner.
  final class Listening {
    fileprivate let handler: (Bool) -> Void

    fileprivate init(_ handler: @escaping (Bool) -> Void) {
      self.handler = handler
    }
  }

  private struct Listener {
    weak var listening: Listening?
  }
}
