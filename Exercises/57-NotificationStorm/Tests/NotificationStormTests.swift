import KataTesting
import KeyValueObserving
import Testing

@testable import NotificationStorm

@Suite(.kata) @MainActor struct NotificationStormTests {
  let document: Document
  let display = Display()

  init(chapterCount: Int = 50) {
    document = Document(titles: (1...chapterCount).map { "Chapter \($0)" })
  }

  @Suite @MainActor struct Hazard {
    @Test func `a keystroke draws the table of contents once`() async {
      let scene = NotificationStormTests(chapterCount: 4)
      let screen = await scene.openScreen()
      scene.fillPage(of: scene.document.chapters[0])
      await scene.endFrame()
      let draws = await scene.draws(of: screen, "the user types one character, which begins a page")
      {
        screen.type("x", in: scene.document.chapters[0])
      }
      scene.keep(screen)
      #expect(
        draws == 1,
        .diagnosis(
          "The longer a document is, the longer takes each keystroke.",
          seen: "\(draws) drawings for 1 keystroke in a document of 4 chapters", expected: "1",
          pitfall: "notification storm"))
    }

    @Test func `a new title draws the table of contents once`() async {
      let scene = NotificationStormTests()
      let screen = await scene.openScreen()
      let draws = await scene.draws(of: screen, "the user gives a chapter another title") {
        screen.rename(scene.document.chapters[1], to: "Afterword")
      }
      scene.keep(screen)
      #expect(
        draws == 1,
        .diagnosis(
          "The user changes a title, and the table of contents flickers.",
          seen: "\(draws) drawings for 1 new title", expected: "1",
          pitfall: "updating by hand and by observation"))
    }

    @Test func `a pasted text draws the table of contents once`() async {
      let scene = NotificationStormTests()
      let screen = await scene.openScreen()
      let draws = await scene.draws(of: screen, "the user pastes 20 characters") {
        screen.paste("Twenty characters...", in: scene.document.chapters[0])
      }
      scene.keep(screen)
      #expect(
        draws == 1,
        .diagnosis(
          "The user pastes a line, and the app stands still for seconds.",
          seen: "\(draws) drawings for 1 pasted text", expected: "1",
          pitfall: "notification storm"))
    }
  }

  @Suite @MainActor struct Behaviour {
    let scene = NotificationStormTests()

    @Test(arguments: [1, 10, 25])
    func `the frame shows everything that was typed in it`(count: Int) async {
      let screen = await scene.openScreen()
      for _ in 0..<count { screen.type("x", in: scene.document.chapters[0]) }
      await scene.endFrame()
      scene.keep(screen)
      #expect(
        screen.view.lines == scene.lines,
        .diagnosis(
          "The user types, and the table of contents names other pages than the document has.",
          seen: "\(screen.view.lines.last ?? "nothing") at the end of the frame",
          expected: scene.lines[49], pitfall: "a change that is not drawn"))
    }

    @Test func `each frame shows what has changed in it`() async {
      let screen = await scene.openScreen()
      for title in ["Preface", "Introduction", "Overture"] {
        screen.rename(scene.document.chapters[0], to: title)
        await scene.endFrame()
        #expect(
          screen.view.lines.first == "\(title), page 1",
          .diagnosis(
            "The first change is shown, and later ones are not.",
            seen: screen.view.lines.first ?? "nothing", expected: "\(title), page 1",
            pitfall: "a change that is not drawn"))
      }
      scene.keep(screen)
    }

    @Test func `changes that are made elsewhere are shown too`() async {
      let screen = await scene.openScreen()
      Timeline.current.note("another device sends a title and a text")
      scene.document.rename(scene.document.chapters[0], to: "Preface")
      await scene.endFrame()
      #expect(
        screen.view.lines == scene.lines,
        .diagnosis(
          "Another device changes the document, and the table of contents stands still.",
          seen: screen.view.lines.first ?? "nothing", expected: "Preface, page 1",
          pitfall: "silenced observer"))
      scene.document.write("A text of thirty-two characters.", in: scene.document.chapters[48])
      await scene.endFrame()
      #expect(screen.view.lines == scene.lines, "A text from elsewhere moves no chapter.")
      scene.keep(screen)
    }

    @Test func `a frame without a change draws nothing`() async {
      let screen = await scene.openScreen()
      let draws = await scene.draws(of: screen, "nobody does anything") {}
      scene.keep(screen)
      #expect(
        draws == 0,
        .diagnosis(
          "The battery is empty by noon, though nobody types.",
          seen: "\(draws) drawings in a frame without a change", expected: "0",
          pitfall: "drawing without a cause"))
    }

    @Test func `a closed screen is released and listens no more`() async {
      let document = scene.document
      do {
        let screen = await scene.openScreen()
        screen.type("x", in: document.chapters[0])
        expectReleased(
          screen, "Each document that was open makes the app bigger.",
          pitfall: "a screen kept alive")
      }
      await scene.endFrame()
      let observed = document.chapters.count { $0.observationInfo != nil }
      #expect(observed == 0, "\(observed) chapters still tell a screen that is closed.")
    }
  }

  /// Opens the screen and shows its first frame.
  func openScreen() async -> OutlineScreen {
    let screen = makeOutlineScreen(document: document, display: display)
    await endFrame()
    return screen
  }

  /// Ends the frame: whatever waits for the display, or for the main actor, has its turn.
  func endFrame() async {
    for _ in 0..<10 { await Task.yield() }
    display.tick()
    for _ in 0..<10 { await Task.yield() }
  }

  /// How often the screen is drawn in the frame in which `action` happens.
  func draws(of screen: OutlineScreen, _ note: String, _ action: () -> Void) async -> Int {
    Timeline.current.note(note)
    let before = screen.view.drawCount
    action()
    await endFrame()
    let draws = screen.view.drawCount - before
    Timeline.current.note("the frame ends; drawings in it: \(draws)")
    return draws
  }

  /// Writes as much as leaves no room on the last page.
  func fillPage(of chapter: Chapter) {
    document.write("123456789", in: chapter)
  }

  /// The table of contents as it should be.
  var lines: [String] {
    document.chapters.map { "\($0.title), page \($0.firstPage)" }
  }

  func keep(_ screen: OutlineScreen) {
    keepAlive(screen)
    for chapter in document.chapters { keepAlive(chapter) }
  }
}
