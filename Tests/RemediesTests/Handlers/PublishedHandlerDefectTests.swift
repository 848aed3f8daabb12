import Controls
import Foundation
import Remedies
import Testing

/// What the article's library does with handlers that meet: each row of its defects, repaired.
@Suite struct PublishedHandlerDefectTests {
  final class Log {
    var lines: [String] = []
  }

  final class TitleField: TextField {
    var isMarked = false
  }

  /// The app's own delegate, which allows everything and writes down what it is asked.
  final class Own: TextFieldDelegate {
    let log: Log

    init(_ log: Log) {
      self.log = log
    }

    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.lines.append("own \(string)")
      return true
    }
  }

  @Test(arguments: [true, false])
  func `the delegate's place is taken and its work is done, set before the handlers or after`(
    isBefore: Bool
  ) {
    let log = Log()
    let own = Own(log)
    let field = TextField()
    if isBefore { field.delegate = own }
    field.shouldChangeString { _, _, to in to != "/" }
    if !isBefore { field.delegate = own }
    field.type("/a")
    #expect(log.lines == ["own a"] && field.text == "a")
    #expect(field.delegateOfApp === own)
  }

  @Test func `handlers through a variable of the base type lose none of the others`() {
    let field = TitleField()
    let base: TextField = field
    field.shouldChangeString { field, _, to in
      field.isMarked = true
      return !to.contains(":")
    }
    base.shouldChangeString { _, _, to in !to.contains("/") }
    field.type("a:/b")
    #expect(field.text == "ab" && field.isMarked)
  }

  @Test func `a set of events is no event of its own: each handler runs once for each event`() {
    let log = Log()
    let control = Control()
    let both = control.on([.touchDown, .touchUpInside]) { _ in log.lines.append("both") }.token
    control.on(.touchUpInside) { _ in log.lines.append("up") }
    control.sendActions(for: .touchUpInside)
    #expect(log.lines == ["both", "up"])
    both.stop()
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(log.lines == ["both", "up", "up"])
  }

  @Test func `the same event twice has two handlers, and each can be removed`() {
    let log = Log()
    let button = Button()
    let tokens = ["save", "count"].map { name in
      button.onTap { _ in log.lines.append(name) }.token
    }
    button.tap()
    tokens[0].stop()
    button.tap()
    tokens[1].stop()
    button.tap()
    #expect(log.lines == ["save", "count", "count"])
  }

  @Test func `nobody answers true for a validator: it is asked, or there is none`() {
    let log = Log()
    let field: TextField = TitleField()
    // A handler of another question is no answer to this one; nor is a class that is not known here.
    field.shouldClear { _ in true }
    let token = field.shouldChangeCharacters { field, _, text in
      log.lines.append("\(type(of: field)) \(text)")
      return false
    }.token
    field.type("a")
    #expect(field.text == "" && log.lines == ["TitleField a"])
    token.stop()
    let own = Own(log)
    field.delegate = own
    field.type("b")
    #expect(field.text == "b" && log.lines == ["TitleField a", "own b"])
  }

  @Test func `the form with the whole text asks once, and its answer counts as it is`() {
    let log = Log()
    let field = TextField()
    field.shouldChangeString { _, from, to in
      log.lines.append("\(from)>\(to)")
      return to.count <= 1
    }
    field.type("ab")
    #expect(log.lines == [">a", "a>ab"] && field.text == "a")
  }

  @Test func `both forms of one question have a place each`() {
    let log = Log()
    let field = TextField()
    let whole = field.shouldChangeString { _, _, _ in
      log.lines.append("whole")
      return true
    }.token
    field.shouldChangeCharacters { _, _, _ in
      log.lines.append("part")
      return true
    }
    field.type("a")
    whole.stop()
    field.type("b")
    #expect(log.lines == ["whole", "part", "part"])
  }

  @Test
  func `the sender needs no capture list, and a screen that captures itself weakly is released`() {
    final class Screen {
      let button = Button()
      let field = TitleField()
      var taps = 0

      init() {
        button.onTap { [weak self] button in
          button.isEnabled = false
          self?.taps += 1
        }
        field.shouldChangeString { field, _, _ in !field.isMarked }
      }
    }
    var screen: Screen? = Screen()
    weak let seen = screen
    weak let button = screen?.button
    screen?.button.tap()
    screen?.field.type("a")
    #expect(screen?.taps == 1)
    screen = nil
    #expect(seen == nil && button == nil)
  }

  @Test func `what the handlers do not promise: a screen that they keep is kept`() {
    final class Screen {
      let button = Button()
      var token: HandlerToken?

      init() {
        token = button.onTap { _ in withExtendedLifetime(self) {} }.token
      }
    }
    var screen: Screen? = Screen()
    weak let seen = screen
    screen = nil
    #expect(seen != nil, "No library can see what a closure captures.")
    seen?.token?.stop()
    #expect(seen == nil)
  }

  @Test func `a stopped handler leaves no target behind, however many there were`() {
    let button = Button()
    for _ in 1...100 {
      let token = button.on([.touchDown, .touchUpInside]) { _ in }.token
      #expect(button.allTargets.count == 2, "One for each event.")
      token.stop()
    }
    #expect(button.allTargets.isEmpty && button.allControlEvents.isEmpty)
  }
}
