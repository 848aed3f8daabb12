import KataTesting
import KeyValueObserving
import Testing

@testable import EarlyNotification

@Suite(.kata) @MainActor struct EarlyNotificationTests {
  let library = DocumentLibrary(titles: ["Lease", "Recipe", "Letter"])

  @Suite @MainActor struct Hazard {
    let scene = EarlyNotificationTests()

    @Test(arguments: [1, 2, 5])
    func `a document that was added elsewhere is in the list`(additions: Int) {
      let screens = [scene.openScreen(), scene.openScreen()]
      let lists = screens.map(\.list)
      for number in 1...additions { scene.add("Note \(number)") }
      keepAlive(screens[0], screens[1], scene.library)
      for list in lists {
        #expect(
          list.rows == scene.titles,
          .diagnosis(
            "A document comes in, and an open list does not show it until the next one comes.",
            seen: "\(list.rows.count) rows after \(additions) additions",
            expected: "\(3 + additions) rows", pitfall: "early notification"))
      }
    }

    @Test func `a tap selects the document that its row names`() {
      scene.add("Letter")
      let screen = scene.openScreen()
      scene.remove(at: 0)
      keepAlive(screen, scene.library)
      let tapped = screen.list.rows.indices.map { row in
        screen.list.selectRow(row)
        return screen.selectedDocument
      }
      let titles = tapped.map { $0?.title ?? "nothing" }
      #expect(
        screen.list.rows == titles && titles == ["Recipe", "Letter", "Letter"],
        .diagnosis(
          "A document is removed elsewhere; a tap on a row of the list opens another one.",
          seen: "rows \(screen.list.rows), which open \(titles)",
          expected: "Recipe, Letter and Letter, each in its own row", pitfall: "early notification")
      )
      #expect(
        tapped.last! === scene.library.documents.last,
        "The second of two documents with the same title cannot be opened.")
    }

    @Test func `a document added on the screen is selected in the next line`() {
      let screen = scene.openScreen()
      scene.note("the user adds a note here")
      screen.addDocument(titled: "Note")
      keepAlive(screen, scene.library)
      #expect(
        screen.list.selectedTitle == "Note",
        .diagnosis(
          "The user adds a document, and is left without a selection.",
          seen: "\(screen.list.selectedTitle ?? "nothing") selected in \(screen.list.rows)",
          expected: "Note", pitfall: "early notification"))
    }

    @Test func `a selected document that is removed is selected no more`() {
      // Titles are the user's, and two documents may have the same.
      scene.add("Letter")
      let screen = scene.openScreen()
      screen.list.selectRow(2)
      scene.remove(at: 2)
      keepAlive(screen, scene.library)
      #expect(
        screen.list.selectedTitle == nil,
        .diagnosis(
          "The selected document is removed elsewhere, and the list has one selected.",
          seen: "\(screen.list.selectedTitle ?? "nothing") selected",
          expected: "nothing", pitfall: "early notification"))
    }
  }

  @Suite @MainActor struct Behaviour {
    let scene = EarlyNotificationTests()

    @Test func `the list opens with the library's documents and no selection`() {
      let screen = scene.openScreen()
      keepAlive(screen, scene.library)
      #expect(screen.list.rows == ["Lease", "Recipe", "Letter"])
      #expect(screen.list.selectedRow == nil && screen.selectedDocument == nil)
      screen.list.selectRow(1)
      #expect(screen.selectedDocument === scene.library.documents[1])
    }

    @Test(arguments: [1, 2, 5])
    func `one change draws the list once`(changes: Int) {
      let screen = scene.openScreen()
      let before = screen.list.reloadCount
      for number in 1...changes { scene.add("Note \(number)") }
      keepAlive(screen, scene.library)
      #expect(
        screen.list.reloadCount - before == changes,
        .diagnosis(
          "The list flashes: for a moment it shows the old rows again.",
          seen: "\(screen.list.reloadCount - before) reloads for \(changes) changes",
          expected: "\(changes)", pitfall: "a call before the change handled as one after it"))
    }

    @Test(arguments: [0, 1, 2])
    func `the selected document stays selected when another comes before it`(row: Int) {
      let screen = scene.openScreen()
      screen.list.selectRow(row)
      let title = screen.list.selectedTitle
      scene.note("a note comes in and is listed first")
      scene.library.addFirst(Document(title: "Note"))
      keepAlive(screen, scene.library)
      #expect(
        screen.list.selectedTitle == title,
        .diagnosis(
          "The user has selected a document, another comes in, and the selection jumps.",
          seen: "\(screen.list.selectedTitle ?? "nothing") selected",
          expected: title ?? "nothing",
          pitfall: "a row that is looked up after the rows have moved"))
    }

    @Test func `the selected document stays selected when others are added below or removed`() {
      let screen = scene.openScreen()
      screen.list.selectRow(1)
      scene.add("Note")
      scene.remove(at: 0)
      keepAlive(screen, scene.library)
      #expect(
        screen.list.selectedTitle == "Recipe",
        .diagnosis(
          "The user has selected a document, others come and go, and the selection jumps.",
          seen: "\(screen.list.selectedTitle ?? "nothing") selected",
          expected: "Recipe", pitfall: "a row that is moved by guessing"))
    }

    @Test func `what was not selected does not become so`() {
      let screen = scene.openScreen()
      scene.add("Note")
      scene.remove(at: 0)
      keepAlive(screen, scene.library)
      #expect(screen.list.selectedRow == nil)
    }

    @Test func `a closed screen is released and listens no more`() {
      let kept = scene.library
      do {
        let screen = scene.openScreen()
        expectReleased(
          screen, "Each visit of the list makes the app bigger.", pitfall: "a screen kept alive")
      }
      #expect(kept.observationInfo == nil, "The library still tells a list that is closed.")
    }
  }

  func openScreen() -> DocumentListScreen {
    library.label = "library"
    let screen = DocumentListScreen(library: library)
    screen.label = "list screen"
    return screen
  }

  func note(_ text: String) {
    Timeline.current.note(text)
  }

  func add(_ title: String) {
    note("\(title) comes in")
    library.add(Document(title: title))
  }

  func remove(at index: Int) {
    let document = library.documents[index]
    note("\(document.title) is removed elsewhere")
    library.remove(document)
  }

  /// The titles of the library's documents.
  var titles: [String] { library.documents.map(\.title) }
}

extension ListView {
  /// What the selected row says.
  fileprivate var selectedTitle: String? { selectedRow.map { rows[$0] } }
}
