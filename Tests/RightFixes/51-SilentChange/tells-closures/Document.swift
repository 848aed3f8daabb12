import Foundation

/// A document of the app, which can be renamed, marked as a copy, and reverted.
final class Document {
  /// What windows and histories follow.
  private(set) var title: String {
    didSet { for listener in listeners { listener.listening?.heard(oldValue, title) } }
  }

  private var listeners: [Listener] = []

  /// The title that the file on disk has.
  private var savedTitle: String

  init(title: String) {
    self.title = title
    savedTitle = title
  }

  /// Gives the document the title that the user has typed, without spaces around it.
  ///
  /// A title of spaces is refused.
  func rename(to typed: String) {
    let trimmed = typed.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty else { return }
    title = trimmed
  }

  /// Marks the document as a copy.
  func markAsCopy() {
    title += " copy"
  }

  /// Gives the document the title that its file has.
  func revert() {
    title = savedTitle
  }

  /// Writes the title to the file.
  func save() {
    savedTitle = title
  }

  /// Calls `heard` after each change of the title, as long as the result is kept.
  func onTitle(_ heard: @escaping (_ old: String, _ new: String) -> Void) -> Listening {
    let listening = Listening(heard)
    listeners.removeAll { $0.listening == nil }
    listeners.append(Listener(listening: listening))
    return listening
  }

  /// Somebody's listening, which ends with its owner.
  final class Listening {
    fileprivate let heard: (String, String) -> Void

    fileprivate init(_ heard: @escaping (String, String) -> Void) {
      self.heard = heard
    }
  }

  private struct Listener {
    weak var listening: Listening?
  }
}
