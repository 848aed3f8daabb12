import Controls
import KataTesting
import Testing

@testable import OverwrittenHandler

extension OverwrittenHandlerTests {
  @Suite struct Behaviour {
    @Test func `a handler lives as long as its control though nobody keeps its token`() {
      let field = TextField()
      let heard = HeardEvents()
      field.on(.editingChanged) { heard.note("changed") }
      field.on(.editingDidEnd) { heard.note("ended") }
      field.type("ab")
      field.endEditing()
      #expect(
        heard.lines == ["changed", "changed", "ended"],
        .diagnosis(
          "What a control should do happens once, or not at all.", seen: heard.text,
          expected: "changed, changed, ended", pitfall: "a handler that ends with its token"))
    }

    @Test func `a handler that is stopped is silent, and what it kept is released`() {
      let button = Button()
      weak let kept: HeardEvents? = {
        let heard = HeardEvents()
        let token = button.on(.touchUpInside) { heard.note("tap") }
        token.stop()
        button.tap()
        #expect(heard.lines == [], "A handler has been stopped, and a tap is heard.")
        return heard
      }()
      #expect(
        kept == nil,
        .diagnosis(
          "Handlers are installed and stopped, and the app grows.",
          seen: "what a stopped handler kept is alive", expected: "it is released",
          pitfall: "a handler that is silenced and not removed"))
    }

    @Test func `a token that is kept does not keep its control`() {
      let button = GuardedButton()
      let heard = HeardEvents()
      let tokens = [
        button.on(.touchUpInside) { heard.note("tap") }, button.requires { heard.lines.isEmpty },
      ]
      button.tap()
      for token in tokens { keepAlive(token) }
      #expect(heard.lines == ["tap"])
      for object in [button, heard] as [AnyObject] {
        expectReleased(
          object, "Each screen that was ever open stays in memory, by what should end it.",
          pitfall: "a token that keeps its control")
      }
    }

    @Test func `a token whose control is gone does nothing`() {
      let token = Button().on(.touchUpInside) {}
      token.stop()
      token.stop()
    }

    @Test func `two buttons have handlers and conditions of their own`() {
      let buttons = [GuardedButton(), GuardedButton()]
      let heard = HeardEvents()
      for (number, button) in buttons.enumerated() {
        button.requires { number == 0 }
        button.on(.touchUpInside) { heard.note("button \(number)") }
      }
      for button in buttons { button.tap() }
      #expect(heard.lines == ["button 0"])
    }

    @Test func `a condition is asked at each tap until it is taken back`() {
      let button = GuardedButton()
      let heard = HeardEvents()
      button.on(.touchUpInside) { heard.note("tap") }
      let token = button.forbids { heard.lines.count == 1 }
      button.tap()
      button.tap()
      #expect(heard.lines == ["tap"], "A tap that is forbidden is heard.")
      token.stop()
      button.tap()
      #expect(heard.lines == ["tap", "tap"], "A condition was taken back, and still forbids.")
    }

    @Test func `the screen is released when it is closed`() {
      let screen = DocumentScreen(document: Document(title: "Lease"), statistics: Statistics())
      screen.publishButton.tap()
      for object in [screen, screen.publishButton, screen.document] as [AnyObject] {
        expectReleased(
          object, "Each document that was ever open stays in memory.",
          pitfall: "a handler that keeps its owner")
      }
    }
  }
}
