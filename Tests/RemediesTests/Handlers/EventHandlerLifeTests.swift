import Controls
import Remedies
import Testing

/// Who keeps a handler and what it captured, and until when.
@Suite struct EventHandlerLifeTests {
  final class StarButton: Button {
    var isFilled = false
  }

  final class Log {
    var lines: [String] = []
  }

  @Test func `stopping releases what the handler captured, and stopping twice is harmless`() {
    let button = Button()
    var log: Log? = Log()
    weak let seen = log
    let token = button.onTap { [log] _ in log?.lines.append("tap") }.token
    log = nil
    #expect(seen != nil)
    token.stop()
    #expect(seen == nil)
    token.stop()
    #expect(!token.isActive)
  }

  @Test func `what a handler captured is released with its control, although a token is kept`() {
    var button: Button? = Button()
    var log: Log? = Log()
    weak let seenButton = button
    weak let seenLog = log
    let token = button?.onTap { [log] _ in log?.lines.append("tap") }.token
    log = nil
    button = nil
    #expect(seenButton == nil)
    #expect(seenLog == nil)
    #expect(token?.isActive == false)
    token?.stop()
  }

  @Test func `an object that stops its handler as it dies with the control does no harm`() {
    final class Owner {
      var token: HandlerToken?
      deinit { token?.stop() }
    }
    var button: Button? = Button()
    var owner: Owner? = Owner()
    weak let seen = owner
    owner?.token = button?.onTap { [owner] _ in withExtendedLifetime(owner) {} }.token
    owner = nil
    #expect(seen != nil)
    button = nil
    #expect(seen == nil)
  }

  @Test func `an object that dies of its handler being stopped may stop it again`() {
    final class Owner {
      var token: HandlerToken?
      deinit { token?.stop() }
    }
    let button = Button()
    var owner: Owner? = Owner()
    weak let seen = owner
    let token = button.onTap { [owner] _ in withExtendedLifetime(owner) {} }.token
    owner?.token = token
    owner = nil
    token.stop()
    #expect(seen == nil)
    #expect(button.allTargets.isEmpty)
  }

  @Test func `a control whose handlers use only the sender is released`() {
    var star: StarButton? = StarButton()
    weak let seen = star
    star?.onTap { star in star.isFilled = true }
    star?.on(.allEvents) { star in star.isFilled = false }
    star?.tap()
    star = nil
    #expect(seen == nil)
  }

  @Test func `a new control has no handlers of a dead one`() {
    let log = Log()
    for name in ["first", "second", "third"] {
      let button = Button()
      if name == "first" { button.onTap { _ in log.lines.append(name) } }
      button.tap()
    }
    #expect(log.lines == ["first"])
  }
}
