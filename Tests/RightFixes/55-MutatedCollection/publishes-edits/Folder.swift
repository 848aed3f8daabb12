// Accepted: without Key-Value Observing, a list of closures that are told each edit as a value.

/// A folder of documents, of which the list shows the titles.
final class Folder {
  /// What was done with the titles.
  enum Edit {
    case insertion(String, at: Int)
    case removal(at: Int)
    case replacement(String, at: Int)
    case setting([String])

    /// Does the same with a list.
    func apply(to list: inout [String]) {
      switch self {
      case .insertion(let title, let index): list.insert(title, at: index)
      case .removal(let index): list.remove(at: index)
      case .replacement(let title, let index): list[index] = title
      case .setting(let titles): list = titles
      }
    }
  }

  private(set) var titles: [String]

  private var listeners: [Listener] = []

  init(titles: [String]) {
    self.titles = titles
  }

  /// Adds a document at the end.
  func add(_ title: String) {
    make(.insertion(title, at: titles.count))
  }

  /// Puts a document between others.
  func insert(_ title: String, at index: Int) {
    make(.insertion(title, at: index))
  }

  /// Takes a document out of the folder.
  func remove(at index: Int) {
    make(.removal(at: index))
  }

  /// Gives a document another title.
  func rename(at index: Int, to title: String) {
    make(.replacement(title, at: index))
  }

  /// Empties the folder and fills it with what the server has.
  func synchronize(with serverTitles: [String]) {
    make(.setting(serverTitles))
  }

  /// Calls `heard` after each edit, as long as the result is kept.
  func onEdit(_ heard: @escaping (Edit) -> Void) -> AnyObject {
    let listening = Listening(heard)
    listeners.removeAll { $0.listening == nil }
    listeners.append(Listener(listening: listening))
    return listening
  }

  /// The one place that changes the titles.
  private func make(_ edit: Edit) {
    edit.apply(to: &titles)
    for listener in listeners { listener.listening?.heard(edit) }
  }

  /// Somebody's listening, which ends with its owner.
  private final class Listening {
    let heard: (Edit) -> Void

    init(_ heard: @escaping (Edit) -> Void) {
      self.heard = heard
    }
  }

  private struct Listener {
    weak var listening: Listening?
  }
}
