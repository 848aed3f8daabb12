import Controls
import Remedies
import Testing

@Suite struct EventHandlerTests {
  final class StarButton: Button {
    var isFilled = false
  }

  final class Log {
    var lines: [String] = []
  }

  @Test func `the handler receives the control with its concrete type, and needs no cast`() {
    let star = StarButton()
    star.onTap { star in star.isFilled = true }
    star.tap()
    #expect(star.isFilled)
  }

  @Test func `a handler runs without the caller keeping anything`() {
    let log = Log()
    let button = Button()
    func install() {
      button.onTap { _ in log.lines.append("tap") }
    }
    install()
    button.tap()
    #expect(log.lines == ["tap"])
  }

  @Test func `two handlers of one event both run, in the order of installation`() {
    let log = Log()
    let button = Button()
    button.onTap { _ in log.lines.append("save") }
    button.onTap { _ in log.lines.append("count") }
    button.tap()
    #expect(log.lines == ["save", "count"])
  }

  @Test func `a stopped handler is silent, and its neighbour is not`() {
    let log = Log()
    let button = Button()
    let save = button.onTap { _ in log.lines.append("save") }.token
    let count = button.onTap { _ in log.lines.append("count") }.token
    save.stop()
    #expect(!save.isActive && count.isActive)
    button.tap()
    #expect(log.lines == ["count"])
  }

  @Test func `a handler for two events runs once for each, also where they are sent together`() {
    let log = Log()
    let control = Control()
    control.on([.valueChanged, .editingChanged]) { _ in log.lines.append("both") }
    control.on(.valueChanged) { _ in log.lines.append("value") }
    control.sendActions(for: .valueChanged)
    #expect(log.lines == ["both", "value"])
    control.sendActions(for: .editingChanged)
    #expect(log.lines == ["both", "value", "both"])
    log.lines = []
    control.sendActions(for: [.valueChanged, .editingChanged])
    #expect(log.lines.filter { $0 == "both" }.count == 2)
    #expect(log.lines.filter { $0 == "value" }.count == 1)
  }

  @Test func `the token of a handler for two events stops it for both and stops nothing else`() {
    let log = Log()
    let control = Control()
    let both = control.on([.valueChanged, .editingChanged]) { _ in log.lines.append("both") }.token
    control.on(.valueChanged) { _ in log.lines.append("value") }
    both.stop()
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .editingChanged)
    #expect(log.lines == ["value"])
    #expect(control.allControlEvents == .valueChanged)
  }

  @Test func `a hundred handlers one after the other leave one target, and none at the end`() {
    let button = Button()
    var token: HandlerToken?
    for _ in 0..<100 {
      token?.stop()
      token = button.onTap { _ in }.token
      #expect(button.allTargets.count == 1)
    }
    token?.stop()
    #expect(button.allTargets.isEmpty)
  }

  @Test func `a handler that stops itself does not silence its neighbour`() {
    let log = Log()
    let button = Button()
    var tokens: [HandlerToken] = []
    button.onTap { _ in
      log.lines.append("once")
      for token in tokens { token.stop() }
    }.store(in: &tokens)
    button.onTap { _ in log.lines.append("always") }
    button.tap()
    button.tap()
    #expect(log.lines == ["once", "always", "always"])
  }

  @Test func `a handler stopped during the event is not called, one installed waits for the next`()
  {
    let log = Log()
    let button = Button()
    var late: HandlerToken?
    button.onTap { button in
      log.lines.append("first")
      late?.stop()
      button.onTap { _ in log.lines.append("installed") }
    }
    late = button.onTap { _ in log.lines.append("late") }.token
    button.tap()
    #expect(log.lines == ["first"])
    button.tap()
    #expect(log.lines == ["first", "first", "installed"])
  }

  @Test func `a target of the app and a handler of the same event both hear it`() {
    let log = Log()
    final class Screen {
      let log: Log
      init(_ log: Log) { self.log = log }
      func save() { log.lines.append("target") }
    }
    let screen = Screen(log)
    let button = Button()
    button.addTarget(screen, action: Screen.save, for: .touchUpInside)
    let token = button.onTap { _ in log.lines.append("handler") }.token
    button.tap()
    token.stop()
    button.tap()
    #expect(log.lines == ["target", "handler", "target"])
  }
}
