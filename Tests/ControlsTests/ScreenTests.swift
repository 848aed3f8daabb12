import Controls
import Testing

@Suite struct ScreenTests {
  @Test func `a view is loaded when it is first needed, and once`() {
    let screen = LoggedScreen("list", Transcript())
    #expect(!screen.isViewLoaded)
    screen.loadViewIfNeeded()
    screen.loadViewIfNeeded()
    #expect(screen.isViewLoaded)
    #expect(screen.transcript.lines == ["list did load"])
  }

  @Test func `a view that was given up is loaded again`() {
    let screen = LoggedScreen("list", Transcript())
    screen.loadViewIfNeeded()
    screen.unloadView()
    #expect(!screen.isViewLoaded)
    screen.loadViewIfNeeded()
    #expect(screen.transcript.lines == ["list did load", "list did load"])
  }

  @Test func `a drawer tells its screen of two appearances and of no disappearance`() {
    let transcript = Transcript()
    let drawer = DrawerContainer(LoggedScreen("list", transcript))
    let first = ["list did load", "list will appear", "list did appear"]
    #expect(transcript.lines == first)
    drawer.openMenu()
    drawer.closeMenu()
    drawer.closeMenu()
    #expect(!drawer.isMenuOpen)
    #expect(transcript.lines == first + ["list will appear", "list did appear"])
  }

  @Test func `a drawer lets go of a screen without a word`() {
    let transcript = Transcript()
    let drawer = DrawerContainer(LoggedScreen("list", transcript))
    weak let list = drawer.screen
    transcript.lines = []
    drawer.openMenu()
    drawer.show(LoggedScreen("help", transcript))
    #expect(transcript.lines == ["help did load", "help will appear", "help did appear"])
    #expect(list == nil)
    #expect(drawer.screen.title == "help")
    #expect(!drawer.isMenuOpen)
  }
}

/// What a test's screens were told, in order.
final class Transcript {
  var lines: [String] = []
}

/// A screen that writes down what it is told.
final class LoggedScreen: Screen {
  let transcript: Transcript

  init(_ name: String, _ transcript: Transcript) {
    self.transcript = transcript
    super.init()
    title = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    write("did load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    write("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    write("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    write("did disappear")
  }

  private func write(_ what: String) {
    transcript.lines.append("\(title ?? "") \(what)")
  }
}
