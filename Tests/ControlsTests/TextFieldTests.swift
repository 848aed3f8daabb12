import Controls
import Foundation
import Testing

@Suite struct TextFieldTests {
  /// A delegate that implements every method and writes down what it hears.
  final class Recorder: TextFieldDelegate {
    var heard: [String] = []
    var refused: Set<String> = []

    private func hear(_ name: String) -> Bool {
      heard.append(name)
      return !refused.contains(name)
    }

    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { hear("should begin") }
    func textFieldDidBeginEditing(_ textField: TextField) { heard.append("did begin") }
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { hear("\(range.location)+\(range.length) \"\(string)\"") }
    func textFieldShouldClear(_ textField: TextField) -> Bool { hear("should clear") }
    func textFieldShouldReturn(_ textField: TextField) -> Bool { hear("should return") }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { hear("should end") }
    func textFieldDidEndEditing(_ textField: TextField) { heard.append("did end") }

    func began() { heard.append("event: began") }
    func changed(_ sender: TextField) { heard.append("event: \(sender.text ?? "nil")") }
    func ended() { heard.append("event: ended") }
    func primary() { heard.append("event: primary") }
    func exited() { heard.append("event: exited") }
  }

  /// A delegate that implements nothing.
  final class Silent: TextFieldDelegate {}

  @Test func `the delegate and the targets hear a whole editing session in order`() {
    let field = TextField()
    let recorder = Recorder()
    field.delegate = recorder
    field.addTarget(recorder, action: Recorder.began, for: .editingDidBegin)
    field.addTarget(recorder, action: Recorder.changed, for: .editingChanged)
    field.addTarget(recorder, action: Recorder.ended, for: .editingDidEnd)
    field.addTarget(recorder, action: Recorder.primary, for: .primaryActionTriggered)

    field.beginEditing()
    field.type("ab")
    field.deleteBackward()
    field.clear()
    field.pressReturn()
    field.endEditing()

    #expect(
      recorder.heard == [
        "should begin", "did begin", "event: began",
        "0+0 \"a\"", "event: a", "1+0 \"b\"", "event: ab",
        "1+1 \"\"", "event: a",
        "should clear", "event: ",
        "should return", "event: primary",
        "should end", "did end", "event: ended",
      ])
  }

  @Test func `the return key ends editing where a target waits for that`() {
    let field = TextField()
    let recorder = Recorder()
    field.beginEditing()
    field.pressReturn()
    #expect(field.isEditing)
    field.addTarget(recorder, action: Recorder.exited, for: .editingDidEndOnExit)
    field.pressReturn()
    #expect(!field.isEditing)
    #expect(recorder.heard == ["event: exited"])
  }

  @Test func `what the delegate refuses does not happen`() {
    let field = TextField()
    let recorder = Recorder()
    field.delegate = recorder

    recorder.refused = ["should begin"]
    field.type("a")
    #expect(!field.isEditing && field.text == "")

    recorder.refused = ["0+0 \"a\""]
    field.type("ab")
    #expect(field.text == "b")

    recorder.refused = ["should clear", "should end"]
    #expect(!field.clear() && field.text == "b")
    #expect(!field.endEditing() && field.isEditing)
  }

  @Test func `a field without a delegate and one whose delegate implements nothing behave alike`() {
    let plain = TextField()
    let delegated = TextField()
    let silent = Silent()
    delegated.delegate = silent
    for field in [plain, delegated] {
      field.type("Report")
      #expect(field.text == "Report" && field.isEditing)
      field.pressReturn()
      #expect(field.isEditing)
      #expect(field.clear() && field.text == "")
      #expect(field.endEditing())
    }
    withExtendedLifetime(silent) {}
  }

  @Test func `the delegate is not retained`() {
    let field = TextField()
    func attach() {
      let recorder = Recorder()
      field.delegate = recorder
    }
    attach()
    #expect(field.delegate == nil)
    field.type("a")
    #expect(field.text == "a")
  }

  @Test func `setting the text asks and tells nobody`() {
    let field = TextField()
    let recorder = Recorder()
    field.delegate = recorder
    field.addTarget(recorder, action: Recorder.changed, for: .editingChanged)
    field.text = "Report"
    field.text = nil
    #expect(recorder.heard == [])
    #expect(field.text == "")
  }

  @Test func `ranges count UTF-16 code units, and a character is deleted whole`() {
    let field = TextField()
    let recorder = Recorder()
    field.delegate = recorder
    field.type("a👍🏽b")
    #expect(recorder.heard.suffix(3) == ["0+0 \"a\"", "1+0 \"👍🏽\"", "5+0 \"b\""])
    field.deleteBackward()
    field.deleteBackward()
    #expect(recorder.heard.suffix(2) == ["5+1 \"\"", "1+4 \"\""])
    #expect(field.text == "a")
  }

  @Test(arguments: [
    NSRange(location: 4, length: 0), NSRange(location: 0, length: 4),
    NSRange(location: 2, length: 1), NSRange(location: NSNotFound, length: 0),
    NSRange(location: -1, length: 1), NSRange(location: 1, length: .max),
    NSRange(location: .max - 1, length: 2),
  ])
  func `a range that the text does not have changes nothing and asks nobody`(range: NSRange) {
    let field = TextField()
    field.text = "a👍"
    field.beginEditing()
    let recorder = Recorder()
    field.delegate = recorder
    #expect(!field.replace(range, with: "x"))
    #expect(field.text == "a👍")
    #expect(recorder.heard == [])
  }

  @Test func `a delegate that sets another text and then agrees cannot make the range overflow`() {
    final class Shortening: TextFieldDelegate {
      func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        textField.text = ""
        return true
      }
    }
    let field = TextField()
    field.text = "Report"
    let delegate = Shortening()
    field.delegate = delegate
    #expect(!field.replace(NSRange(location: 3, length: 3), with: "x"))
    #expect(field.text == "")
  }

  @Test func `pasting over a selection is one change`() {
    let field = TextField()
    let recorder = Recorder()
    field.text = "Old report"
    field.delegate = recorder
    #expect(field.replace(NSRange(location: 0, length: 3), with: "New"))
    #expect(field.text == "New report")
    #expect(recorder.heard.last == "0+3 \"New\"")
  }

  @Test func `a disabled field cannot be edited`() {
    let field = TextField()
    field.isEnabled = false
    field.type("a")
    #expect(field.text == "" && !field.isEditing)
  }
}
