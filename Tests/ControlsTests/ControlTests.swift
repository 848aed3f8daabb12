import Controls
import Testing

@Suite struct ControlTests {
  final class Screen {
    let name: String
    var calls: [String] = []

    init(_ name: String = "screen") {
      self.name = name
    }

    func save() { calls.append("save") }
    func open(_ sender: Button) { calls.append("open \(sender.title ?? "")") }
    func note(_ sender: Control) { calls.append("note") }
  }

  @Test func `a tap calls the method of the target`() {
    let screen = Screen()
    let button = Button()
    button.addTarget(screen, action: Screen.save, for: .touchUpInside)
    button.tap()
    #expect(screen.calls == ["save"])
  }

  @Test func `an action can take the sender with its own type, or with a more general one`() {
    let screen = Screen()
    let button = Button()
    button.title = "Report"
    button.addTarget(screen, action: Screen.open, for: .touchUpInside)
    button.addTarget(screen, action: Screen.note, for: .touchUpInside)
    button.tap()
    #expect(screen.calls == ["open Report", "note"])
  }

  @Test func `a target is not retained, and its registration goes with it`() {
    let button = Button()
    var screen: Screen? = Screen()
    if let screen { button.addTarget(screen, action: Screen.save, for: .touchUpInside) }
    weak let seen = screen
    screen = nil
    #expect(seen == nil)
    #expect(button.allTargets.isEmpty)
    #expect(button.allControlEvents == [])
    button.tap()
  }

  @Test func `a control with an action that takes the sender is released`() {
    let screen = Screen()
    var button: Button? = Button()
    button?.addTarget(screen, action: Screen.open, for: .touchUpInside)
    weak let seen = button
    button = nil
    #expect(seen == nil)
  }

  @Test func `one registration for two events is called for each of them`() {
    let screen = Screen()
    let control = Control()
    control.addTarget(screen, action: Screen.save, for: [.valueChanged, .editingChanged])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .editingChanged)
    control.sendActions(for: .touchUpInside)
    #expect(screen.calls == ["save", "save"])
  }

  @Test func `events sent together call a registration once`() {
    let screen = Screen()
    let control = Control()
    control.addTarget(screen, action: Screen.save, for: [.valueChanged, .editingChanged])
    control.sendActions(for: [.valueChanged, .editingChanged])
    #expect(screen.calls == ["save"])
  }

  @Test func `removing a target for one event leaves its others`() {
    let screen = Screen()
    let control = Control()
    control.addTarget(screen, action: Screen.save, for: [.valueChanged, .editingChanged])
    control.removeTarget(screen, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(screen.calls == [])
    control.sendActions(for: .editingChanged)
    #expect(screen.calls == ["save"])
    #expect(control.allControlEvents == .editingChanged)
  }

  @Test func `removing one target leaves its neighbour, and nil removes both`() {
    let first = Screen("first")
    let second = Screen("second")
    let button = Button()
    button.addTarget(first, action: Screen.save, for: .touchUpInside)
    button.addTarget(second, action: Screen.save, for: .touchUpInside)
    button.removeTarget(first, for: .allEvents)
    #expect(button.allTargets.map { ($0 as? Screen)?.name } == ["second"])
    button.removeTarget(nil, for: .allEvents)
    button.tap()
    #expect(first.calls.isEmpty && second.calls.isEmpty)
  }

  @Test func `a target removed during the event is not called, one added waits for the next`() {
    final class Remover {
      let late: Screen
      let early: Screen

      init(early: Screen, late: Screen) {
        self.early = early
        self.late = late
      }

      func change(_ sender: Button) {
        sender.removeTarget(early, for: .touchUpInside)
        sender.addTarget(late, action: Screen.save, for: .touchUpInside)
      }
    }
    let early = Screen()
    let late = Screen()
    let remover = Remover(early: early, late: late)
    let button = Button()
    button.addTarget(remover, action: Remover.change, for: .touchUpInside)
    button.addTarget(early, action: Screen.save, for: .touchUpInside)
    button.tap()
    #expect(early.calls == [])
    #expect(late.calls == [])
    button.removeTarget(remover, for: .allEvents)
    button.tap()
    #expect(late.calls == ["save"])
  }

  @Test func `a user cannot tap a disabled button, and the program can still send`() {
    let screen = Screen()
    let button = Button()
    button.isEnabled = false
    button.addTarget(screen, action: Screen.save, for: .touchUpInside)
    button.tap()
    #expect(screen.calls == [])
    button.sendActions(for: .touchUpInside)
    #expect(screen.calls == ["save"])
  }
}
