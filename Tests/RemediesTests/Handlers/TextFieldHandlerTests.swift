import Controls
import Foundation
import Remedies
import Testing

@Suite struct TextFieldHandlerTests {
  final class TitleField: TextField {
    var marks = 0
  }

  final class Log {
    var lines: [String] = []
  }

  @Test func `every method of the delegate has its handler`() {
    let log = Log()
    let field = TextField()
    func hear(_ line: String) -> Bool {
      log.lines.append(line)
      return true
    }
    field
      .shouldBeginEditing { _ in hear("should begin") }.and
      .onBeginEditing { _ in log.lines.append("did begin") }.and
      .shouldChangeCharacters { _, range, text in hear("\(range.location)+\(range.length) \(text)")
      }
      .and
      .shouldClear { _ in hear("should clear") }.and
      .shouldReturn { _ in hear("should return") }.and
      .shouldEndEditing { _ in hear("should end") }.and
      .onEndEditing { _ in log.lines.append("did end") }
    field.type("a")
    field.clear()
    field.pressReturn()
    field.endEditing()
    #expect(
      log.lines == [
        "should begin", "did begin", "0+0 a", "should clear", "should return", "should end",
        "did end",
      ])
  }

  @Test func `every handler that refuses is obeyed`() {
    let field = TextField()
    var tokens: [HandlerToken] = []
    func stopAll() {
      for token in tokens { token.stop() }
    }

    field.shouldBeginEditing { _ in false }.store(in: &tokens)
    #expect(!field.beginEditing())
    stopAll()
    #expect(field.beginEditing())

    field.shouldChangeCharacters { _, _, _ in false }.store(in: &tokens)
    field.type("a")
    #expect(field.text == "")
    stopAll()
    field.type("a")
    #expect(field.text == "a")

    field.shouldClear { _ in false }.store(in: &tokens)
    #expect(!field.clear())
    field.shouldEndEditing { _ in false }.store(in: &tokens)
    #expect(!field.endEditing())
    field.on(.primaryActionTriggered) { _ in Issue.record("the return key had its effect") }
      .store(in: &tokens)
    field.shouldReturn { _ in false }.store(in: &tokens)
    field.pressReturn()
    stopAll()
    field.pressReturn()
    #expect(field.clear() && field.endEditing())
  }

  @Test func `the second handler keeps the first, and handlers of different kinds coexist`() {
    let log = Log()
    let field = TextField()
    field.onEndEditing { _ in log.lines.append("first") }
    field.shouldChangeString { _, _, to in to.count <= 3 }
    field.onEndEditing { _ in log.lines.append("second") }
    field.type("long")
    field.endEditing()
    #expect(field.text == "lon")
    #expect(log.lines == ["first", "second"])
  }

  @Test func `event handlers and delegate handlers live side by side, and either stops alone`() {
    let log = Log()
    let field = TextField()
    let change = field.onTextChange { _, text in log.lines.append(text) }.token
    let end = field.onEndEditing { _ in log.lines.append("end") }.token
    field.type("a")
    field.endEditing()
    #expect(log.lines == ["a", "end"])
    change.stop()
    field.type("b")
    field.endEditing()
    #expect(log.lines == ["a", "end", "end"])
    end.stop()
    field.onTextChange { _, text in log.lines.append(text) }
    field.type("c")
    field.endEditing()
    #expect(log.lines == ["a", "end", "end", "abc"])
  }

  @Test(arguments: [true, false])
  func `handlers installed through the base type and the concrete type coexist`(baseFirst: Bool) {
    let field = TitleField()
    let base: TextField = field
    if baseFirst { base.shouldChangeString { _, _, to in !to.contains("/") } }
    field.shouldChangeString { field, _, to in
      field.marks += 1
      return !to.contains(":")
    }
    if !baseFirst { base.shouldChangeString { _, _, to in !to.contains("/") } }
    field.type("a/:b")
    #expect(field.text == "ab")
    #expect(field.marks > 0)
  }

  @Test func `a validator is asked whatever type the field goes by`() {
    // The forwarder holds no type to cast to, so that there is no answer for a cast that fails.
    let field: TextField = TitleField()
    field.shouldChangeCharacters { _, _, _ in false }
    field.type("a")
    #expect(field.text == "")
    (field as? TitleField)?.onEndEditing { field in field.marks += 1 }
    field.type("a")
    #expect(field.text == "")
    field.endEditing()
    #expect((field as? TitleField)?.marks == 1)
  }

  @Test func `without a validator the answer is the field's own, also after the last was stopped`()
  {
    let field = TextField()
    let token = field.shouldChangeCharacters { _, _, _ in false }.token
    token.stop()
    field.type("a")
    #expect(field.text == "a")
  }

  @Test func `both forms of validator are asked, the first refusal is final, either stops alone`() {
    let log = Log()
    let field = TextField()
    let characters = field.shouldChangeCharacters { _, _, text in
      log.lines.append("characters")
      return text != "/"
    }.token
    let string = field.shouldChangeString { _, _, to in
      log.lines.append("string")
      return to.count <= 2
    }.token
    field.type("a")
    field.type("/")
    #expect(log.lines == ["characters", "string", "characters"])
    characters.stop()
    field.type("/b")
    #expect(field.text == "a/")
    string.stop()
    field.type("b")
    #expect(field.text == "a/b")
  }

  @Test func `a handler installed from within a handler is kept`() {
    let log = Log()
    let field = TextField()
    field.onBeginEditing { field in
      field.onEndEditing { _ in log.lines.append("end") }
    }
    field.beginEditing()
    field.endEditing()
    #expect(log.lines == ["end"])
  }

  @Test func `a field with handlers of every kind is released`() {
    var field: TitleField? = TitleField()
    weak let seen = field
    field?.shouldChangeString { field, _, _ in
      field.marks += 1
      return true
    }
    field?.onTextChange { field, _ in field.marks += 1 }
    field?.onEndEditing { field in field.marks += 1 }
    field?.type("a")
    field?.endEditing()
    #expect(field?.marks == 3)
    field = nil
    #expect(seen == nil)
  }
}
