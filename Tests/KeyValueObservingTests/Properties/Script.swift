import KeyValueObserving

/// What happens to a few objects, in order.
///
/// There are two documents, `d0` and `d1`, two windows that show documents, `w0` and `w1`, and two
/// observers, `o0` and `o1`.
struct Script: Sendable, CustomStringConvertible {
  /// What the program does.
  var steps: [Step]

  /// What the observers do: each notification takes the first step that is left.
  var reactions: [Step]

  var description: String {
    let lines = steps.map { "  \($0)" }
    guard !reactions.isEmpty else { return lines.joined(separator: "\n") }
    let answers = reactions.map { "  \($0)" }
    return (lines + ["each notification is answered with the next of:"] + answers)
      .joined(separator: "\n")
  }
}

/// An object of a script.
enum Subject: Int, CaseIterable, Sendable {
  case d0
  case d1
  case w0
  case w1

  var isWindow: Bool { self == .w0 || self == .w1 }
}

/// A key or key path that an observer may be registered for.
enum Path: String, CaseIterable, Sendable {
  case title
  case first
  case last
  /// Depends on `first` and `last`.
  case fullName
  case document
  case documentTitle = "document.title"
  /// Depends on `document.title`.
  case heading

  static func all(of subject: Subject) -> [Path] {
    subject.isWindow ? [.first, .last, .fullName, .document, .documentTitle, .heading] : [.title]
  }
}

/// One line of a script.
enum Step: Sendable {
  case add(Int, Subject, Path, KeyValueObservingOptions, context: Int)
  case remove(Int, Subject, Path)
  case removeWithContext(Int, Subject, Path, context: Int)
  /// Sets a number.
  case set(Subject, Path, Int)
  /// Replaces a window's document.
  case show(Subject, Subject?)
  /// Writes a number without announcing it.
  case write(Subject, Path, Int)
  /// Replaces a window's document without announcing it.
  case slip(Subject, Subject?)
  case will(Subject, Path)
  case did(Subject, Path)
}

extension Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .add(let observer, let subject, let path, let options, let context):
      "\(subject).addObserver(o\(observer), \(path.rawValue), [\(options.names)], \(context))"
    case .remove(let observer, let subject, let path):
      "\(subject).removeObserver(o\(observer), \(path.rawValue))"
    case .removeWithContext(let observer, let subject, let path, let context):
      "\(subject).removeObserver(o\(observer), \(path.rawValue), \(context))"
    case .set(let subject, let path, let value): "\(subject).\(path.rawValue) = \(value)"
    case .show(let window, let document): "\(window).document = \(Self.name(document))"
    case .write(let subject, let path, let value): "\(subject).$\(path.rawValue).write(\(value))"
    case .slip(let window, let document): "\(window).$document.write(\(Self.name(document)))"
    case .will(let subject, let path): "\(subject).willChangeValue(\(path.rawValue))"
    case .did(let subject, let path): "\(subject).didChangeValue(\(path.rawValue))"
    }
  }

  private static func name(_ document: Subject?) -> String {
    document.map { "\($0)" } ?? "nil"
  }
}

extension KeyValueObservingOptions {
  /// The options by name.
  var names: String {
    let all: [(KeyValueObservingOptions, String)] = [
      (.new, "new"), (.old, "old"), (.initial, "initial"), (.prior, "prior"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
