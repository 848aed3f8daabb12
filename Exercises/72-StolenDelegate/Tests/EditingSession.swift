import Controls
import Foundation

/// A delegate of the app's: implements every method, writes down what it hears, and may refuse one.
final class RecordingDelegate: TextFieldDelegate {
  /// What a field asks its delegate.
  static let questions = ["begin", "change", "clear", "return", "end"]

  private(set) var heard: [String] = []
  private let refused: String?

  init(refusing question: String? = nil) {
    refused = question
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
  /// What the app's delegate heard.
  let heard: [String]
  /// What the user saw: the text and whether the keyboard was up, after each step.
  let seen: [String]

  /// Lets a user work in a new field, whose delegate is set before `handlers` are installed.
  init(refusing question: String?, handlers install: (TextField) -> Void = { _ in }) {
    let delegate = RecordingDelegate(refusing: question)
    let field = TextField()
    field.text = "Old"
    field.delegate = delegate
    install(field)

    var seen: [String] = []
    let steps: [(TextField) -> Void] = [
      { $0.beginEditing() },
      { $0.type(" lease") },
      { $0.replace(NSRange(location: 0, length: 3), with: "New") },
      { $0.deleteBackward() },
      { $0.pressReturn() },
      { $0.endEditing() },
      { $0.clear() },
      { $0.type("x") },
      { $0.endEditing() },
    ]
    for step in steps {
      step(field)
      seen.append("'\(field.text ?? "")'\(field.isEditing ? ", editing" : "")")
    }
    heard = delegate.heard
    self.seen = seen
  }
}

/// What a handler captures, and what should go with it.
final class Capture {
  var calls = 0
}
