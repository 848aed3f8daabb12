import Controls
import Foundation
import Remedies
import Testing

@Suite struct TextFieldForwarderTests {
  final class Log {
    var lines: [String] = []
  }

  /// The app's own delegate: implements everything and writes it down.
  final class Recorder: TextFieldDelegate {
    let name: String
    let log: Log
    var refuses = false

    init(_ name: String = "app", _ log: Log = Log()) {
      self.name = name
      self.log = log
    }

    private func hear(_ line: String) -> Bool {
      log.lines.append("\(name): \(line)")
      return !refuses
    }

    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { hear("should begin") }
    func textFieldDidBeginEditing(_ textField: TextField) { _ = hear("did begin") }
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { hear("\(range.location)+\(range.length) \(string)") }
    func textFieldShouldClear(_ textField: TextField) -> Bool { hear("should clear") }
    func textFieldShouldReturn(_ textField: TextField) -> Bool { hear("should return") }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { hear("should end") }
    func textFieldDidEndEditing(_ textField: TextField) { _ = hear("did end") }
  }

  /// What the user does in `field` in these tests.
  private func edit(_ field: TextField) {
    field.type("ab")
    field.deleteBackward()
    field.clear()
    field.pressReturn()
    field.endEditing()
  }

  private func heardAlone() -> [String] {
    let recorder = Recorder()
    let field = TextField()
    field.delegate = recorder
    edit(field)
    return recorder.log.lines
  }

  @Test func `the app's own delegate still hears every method, the same calls in the same order`() {
    let recorder = Recorder()
    let field = TextField()
    field.delegate = recorder
    field.onBeginEditing { _ in }
    field.shouldChangeString { _, _, _ in true }
    edit(field)
    #expect(recorder.log.lines == heardAlone())
    #expect(field.delegateOfApp === recorder)
  }

  @Test func `a delegate set after the handlers hears everything, and so do the handlers`() {
    let before = Recorder("before")
    let after = Recorder("after", before.log)
    let field = TextField()
    field.delegate = before
    field.onBeginEditing { _ in before.log.lines.append("handler") }
    field.delegate = after
    #expect(field.delegateOfApp === after)
    field.beginEditing()
    #expect(before.log.lines == ["after: should begin", "handler", "after: did begin"])
  }

  @Test func `setting no delegate leaves the handlers, and the old delegate hears no more`() {
    let recorder = Recorder()
    let field = TextField()
    field.delegate = recorder
    field.shouldChangeString { _, _, to in to != "a" }
    field.delegate = nil
    #expect(field.delegateOfApp == nil)
    field.type("ab")
    #expect(field.text == "b")
    #expect(recorder.log.lines.isEmpty)
  }

  @Test func `setting the first delegate again brings it back`() {
    let first = Recorder("first")
    let second = Recorder("second", first.log)
    let field = TextField()
    field.delegate = first
    field.onEndEditing { _ in }
    field.delegate = second
    field.delegate = first
    field.beginEditing()
    #expect(first.log.lines == ["first: should begin", "first: did begin"])
  }

  @Test func `all must agree: the handlers, and the app's delegate, which is asked last`() {
    let recorder = Recorder()
    let field = TextField()
    field.delegate = recorder
    field.shouldChangeString { _, _, to in !to.contains("/") }
    field.type("/")
    #expect(field.text == "")
    #expect(recorder.log.lines == ["app: should begin", "app: did begin"])
    field.type("a")
    #expect(field.text == "a")
    recorder.refuses = true
    field.type("b")
    #expect(field.text == "a")
  }

  @Test func `a delegate that implements nothing answers as no delegate does`() {
    final class Silent: TextFieldDelegate {}
    let silent = Silent()
    let field = TextField()
    field.delegate = silent
    field.onEndEditing { _ in }
    field.type("a")
    #expect(field.text == "a")
    #expect(field.clear() && field.endEditing())
    withExtendedLifetime(silent) {}
  }

  @Test func `the app's delegate is not retained, and the handlers outlive it`() {
    let field = TextField()
    var recorder: Recorder? = Recorder()
    weak let seen = recorder
    field.delegate = recorder
    field.shouldChangeString { _, _, to in to != "/" }
    recorder = nil
    #expect(seen == nil)
    field.type("/a")
    #expect(field.text == "a")
  }

  @Test func `a screen that is the delegate of its own field is released`() {
    final class Screen: TextFieldDelegate {
      let field = TextField()
      var title = ""

      init() {
        field.delegate = self
        field.onTextChange { [weak self] _, text in self?.title = text }
        field.shouldChangeString { _, _, to in to.count < 40 }
      }
    }
    var screen: Screen? = Screen()
    screen?.field.type("Report")
    #expect(screen?.title == "Report")
    weak let seen = screen
    screen = nil
    #expect(seen == nil)
  }

  @Test func `a delegate that makes the field ask anew from within is asked anew`() {
    /// Types a capital in the place of a small letter.
    final class Capitals: TextFieldDelegate {
      func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        guard string != string.uppercased() else { return true }
        textField.replace(range, with: string.uppercased())
        return false
      }
    }
    let capitals = Capitals()
    let log = Log()
    let field = TextField()
    field.delegate = capitals
    field.shouldChangeCharacters { _, _, text in
      log.lines.append(text)
      return text != "B"
    }
    field.type("abc")
    #expect(field.text == "AC")
    #expect(log.lines == ["a", "A", "b", "B", "c", "C"])
  }

  @Test func `a delegate that ends and begins editing from within is told each time`() {
    final class Impatient: TextFieldDelegate {
      var told = 0
      func textFieldDidBeginEditing(_ textField: TextField) {
        told += 1
        guard told == 1 else { return }
        textField.endEditing()
        textField.beginEditing()
      }
    }
    let impatient = Impatient()
    let log = Log()
    let field = TextField()
    field.delegate = impatient
    field.onBeginEditing { _ in log.lines.append("began") }
    field.beginEditing()
    #expect(impatient.told == 2)
    #expect(log.lines == ["began", "began"])
  }
}
