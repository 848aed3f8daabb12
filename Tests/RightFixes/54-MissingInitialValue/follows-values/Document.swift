// Accepted: without Key-Value Observing, closures that are called with the value of the moment first.

/// A document whose pages are loaded when somebody needs them, and let go when memory is short.
final class Document {
  let titles: Observed<String>
  let loading = Observed(false)
  let isReadOnly: Bool

  /// Whether the window asks before it closes.
  private(set) var isEdited = false

  var title: String {
    get { titles.value }
    set {
      isEdited = true
      titles.value = newValue
    }
  }

  var isLoaded: Bool { loading.value }

  init(title: String, isReadOnly: Bool = false) {
    titles = Observed(title)
    self.isReadOnly = isReadOnly
  }

  func load() {
    loading.value = true
  }

  func unload() {
    loading.value = false
  }
}

/// A value that tells closures what it is, and then what it becomes.
final class Observed<Value> {
  var value: Value {
    didSet { for listener in listeners { listener.listening?.heard(value) } }
  }

  private var listeners: [Listener] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Calls `heard` now and after each change, as long as the result is kept.
  func follow(_ heard: @escaping (Value) -> Void) -> Listening {
    let listening = Listening(heard)
    listeners.removeAll { $0.listening == nil }
    listeners.append(Listener(listening: listening))
    heard(value)
    return listening
  }

  /// Somebody's listening, which ends with its owner.
  final class Listening {
    fileprivate let heard: (Value) -> Void

    fileprivate init(_ heard: @escaping (Value) -> Void) {
      self.heard = heard
    }
  }

  private struct Listener {
    weak var listening: Listening?
  }
}
