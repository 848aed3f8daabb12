// Accepted: without Key-Value Observing, closures that are told what they read, if it has changed.

/// An author of documents.
final class Author {
  var firstName: String {
    didSet { tell() }
  }

  var lastName: String {
    didSet { tell() }
  }

  var email: String

  /// What screens show and lists are sorted by.
  var fullName: String { "\(firstName) \(lastName)" }

  private var listeners: [Listener] = []

  init(firstName: String, lastName: String, email: String) {
    self.firstName = firstName
    self.lastName = lastName
    self.email = email
  }

  /// Takes the name of a marriage or a divorce.
  func rename(first: String, last: String) {
    firstName = first
    lastName = last
  }

  /// Calls `heard` when what `read` gives has changed, as long as the result is kept.
  func follow(
    _ read: @escaping (Author) -> String, _ heard: @escaping (_ old: String, _ new: String) -> Void
  ) -> Listening {
    let listening = Listening(read, heard, last: read(self))
    listeners.removeAll { $0.listening == nil }
    listeners.append(Listener(listening: listening))
    return listening
  }

  private func tell() {
    for listener in listeners { listener.listening?.look(at: self) }
  }

  /// Somebody's listening, which ends with its owner.
  final class Listening {
    private let read: (Author) -> String
    private let heard: (String, String) -> Void
    private var last: String

    fileprivate init(
      _ read: @escaping (Author) -> String, _ heard: @escaping (String, String) -> Void,
      last: String
    ) {
      self.read = read
      self.heard = heard
      self.last = last
    }

    fileprivate func look(at author: Author) {
      let old = last
      last = read(author)
      if last != old { heard(old, last) }
    }
  }

  private struct Listener {
    weak var listening: Listening?
  }
}
