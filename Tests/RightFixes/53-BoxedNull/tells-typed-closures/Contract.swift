// Accepted: without Key-Value Observing, a property that tells the value before and the value after.

/// A contract of the app, on its way from draft to signature.
final class Contract {
  /// How far a contract has come.
  enum State: Int {
    case draft
    case sent
    case signed
  }

  let titles: Observed<String>
  let notes: Observed<String?>
  let states = Observed(State.draft)

  var title: String {
    get { titles.value }
    set { titles.value = newValue }
  }

  /// What somebody has noted about it; nil for nothing.
  var note: String? {
    get { notes.value }
    set { notes.value = newValue }
  }

  var state: State {
    get { states.value }
    set { states.value = newValue }
  }

  init(title: String, note: String? = nil) {
    titles = Observed(title)
    notes = Observed(note)
  }
}

/// A value that tells closures what it was and what it is.
final class Observed<Value> {
  var value: Value {
    didSet { for listener in listeners { listener.listening?.heard(oldValue, value) } }
  }

  private var listeners: [Listener] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Calls `heard` after each change, as long as the result is kept.
  func follow(_ heard: @escaping (_ old: Value, _ new: Value) -> Void) -> Listening {
    let listening = Listening(heard)
    listeners.removeAll { $0.listening == nil }
    listeners.append(Listener(listening: listening))
    return listening
  }

  /// Somebody's listening, which ends with its owner.
  final class Listening {
    fileprivate let heard: (Value, Value) -> Void

    fileprivate init(_ heard: @escaping (Value, Value) -> Void) {
      self.heard = heard
    }
  }

  private struct Listener {
    weak var listening: Listening?
  }
}
