import Controls
import Foundation

@testable import StolenDelegate

/// A delegate of the app's: implements every method, writes down what it hears, and may refuse one.
final class RecordingDelegate: TextFieldDelegate {
  /// What a field asks its delegate.
  static let questions = ["begin", "change", "clear", "return", "end"]

  private(set) var heard: [String] = []
  private let refused: String?

  init(refusing question: String? = nil) {
    refused = question
  }

  func note(_ line: String) {
    heard.append(line)
  }

  private func hear(_ question: String, _ details: String = "") -> Bool {
    heard.append("should \(question)\(details)")
    return question != refused
  }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { hear("begin") }
  func textFieldDidBeginEditing(_ textField: TextField) { heard.append("did begin") }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { hear("change", " \(range.location)+\(range.length) to '\(string)'") }
  func textFieldShouldClear(_ textField: TextField) -> Bool { hear("clear") }
  func textFieldShouldReturn(_ textField: TextField) -> Bool { hear("return") }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { hear("end") }
  func textFieldDidEndEditing(_ textField: TextField) { heard.append("did end") }
}

/// A user at work in one text field, with everything that the field may ask its delegate.
struct EditingSession {
  /// What the app's delegate heard, and after each step what the user saw.
  private let lines: [String]

  /// Lets a user work in a new field, whose delegate is set before `handlers` are installed.
  init(refusing question: String?, handlers install: (TextField) -> Void = { _ in }) {
    let delegate = RecordingDelegate(refusing: question)
    let field = TextField()
    field.text = "Old"
    field.delegate = delegate
    install(field)

    let steps: [(TextField) -> Void] = [
      { $0.beginEditing() },
      { $0.type(" 2") },
      { $0.replace(NSRange(location: 0, length: 3), with: "New") },
      { $0.deleteBackward() },
      { $0.pressReturn() },
      { $0.endEditing() },
      { $0.clear() },
      { $0.endEditing() },
    ]
    for step in steps {
      step(field)
      delegate.note("a field with '\(field.text ?? "")'\(field.isEditing ? ", edited" : "")")
    }
    lines = delegate.heard
  }

  /// The first thing that happened here and not there, or the other way round.
  func firstDifference(from other: EditingSession) -> (here: String, there: String)? {
    guard lines != other.lines else { return nil }
    let same = zip(lines, other.lines).prefix { $0 == $1 }.count
    let line = { (lines: [String]) in lines.dropFirst(same).first ?? "nothing more" }
    return (line(lines), line(other.lines))
  }
}

/// Handlers that agree to everything, one of each kind alone, and all of them.
enum InstalledHandlers: String, CaseIterable {
  case change = "a handler of changes"
  case end = "a handler of the end"
  case text = "a handler of the text"
  case all = "handlers of every kind"

  func install(in field: TextField) {
    if self == .change || self == .all { field.allowsChange { _, _, _ in true } }
    if self == .end || self == .all { field.whenEditingEnds { _ in } }
    if self == .text || self == .all { field.whenTextChanges { _, _ in } }
  }
}

/// What a handler captures, and what should go with it.
final class Capture {
  var calls = 0
}
