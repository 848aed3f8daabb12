import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import SwallowedException

@Suite(.kata) struct SwallowedExceptionTests {
  let lease = Document(title: "Lease")
  let letter = Document(title: "Letter")

  /// What a user does in a tab, other than to edit and be done.
  enum Habit: CaseIterable {
    case tapsDoneTwice, tapsDoneUnasked, switchesWhileEditing, switchesAndTapsDone

    func use(_ tab: EditorTab, goingTo other: Document) {
      switch self {
      case .tapsDoneTwice:
        tab.beginEditing()
        tab.endEditing()
        tab.endEditing()
      case .tapsDoneUnasked:
        tab.endEditing()
      case .switchesWhileEditing:
        tab.beginEditing()
        tab.show(other)
      case .switchesAndTapsDone:
        tab.beginEditing()
        tab.show(other)
        tab.endEditing()
      }
    }
  }

  @Suite struct Hazard {
    let scene = SwallowedExceptionTests()

    @Test(arguments: Habit.allCases)
    func `the tab's title goes on to follow its document`(habit: Habit) {
      let tab = scene.openTab()
      habit.use(tab, goingTo: scene.letter)
      tab.document.title += " 2"
      #expect(
        tab.tabLabel.text == tab.document.title,
        .diagnosis(
          "The user edits, taps Done or opens another document, and the tab keeps an old title.",
          seen: "\(tab.tabLabel.text ?? "nothing")", expected: tab.document.title,
          pitfall: "a removal that took somebody else's observation"))
      scene.keepAll(tab)
    }

    @Test func `the document that was shown before no longer changes the heading`() {
      let tab = scene.openTab()
      tab.beginEditing()
      tab.show(scene.letter)
      scene.lease.title = "Lease 2"
      #expect(
        tab.heading.text == "Letter",
        .diagnosis(
          "The user edits one document, and the heading shows the title of another.",
          seen: "\(tab.heading.text ?? "nothing")", expected: "Letter",
          pitfall: "an observation that lives on behind a swallowed exception"))
      scene.keepAll(tab)
    }

    @Test func `tapping Done as often as one likes raises nothing, not even in secret`() {
      let tab = scene.openTab()
      expectNoFaults(
        "Nothing is seen, and from then on nobody knows what is registered.",
        expected: "no fault, and none that is swallowed", pitfall: "swallowed exception"
      ) {
        tab.beginEditing()
        for _ in 1...3 { tab.endEditing() }
      }
      scene.keepAll(tab)
    }

    @Test(arguments: Habit.allCases)
    func `a tab that is closed leaves nobody listening`(habit: Habit) {
      var tab: EditorTab? = scene.openTab()
      expectNoFaults(
        "The user closes the tab and renames a document, and the app stops.",
        expected: "no fault, and none that is swallowed", pitfall: "unbalanced removal"
      ) {
        if let tab { habit.use(tab, goingTo: scene.letter) }
        tab?.close()
        tab = nil
        for document in [scene.lease, scene.letter] { document.title += " 2" }
      }
      #expect([scene.lease, scene.letter].allSatisfy { $0.observationInfo == nil })
      keepAlive(scene.lease, scene.letter)
    }
  }

  @Suite struct Behaviour {
    let scene = SwallowedExceptionTests()

    @Test func `the heading shows the title while the document is edited, and then nothing`() {
      let tab = scene.openTab()
      #expect(tab.heading.text == nil)
      for round in 1...2 {
        tab.beginEditing()
        #expect(tab.heading.text == scene.lease.title)
        scene.lease.title = "Lease \(round)"
        #expect(
          tab.heading.text == "Lease \(round)",
          .diagnosis(
            "The user renames the document that is edited, and the heading stands still.",
            seen: "\(tab.heading.text ?? "nothing")", expected: "Lease \(round)",
            pitfall: "silenced observer"))
        tab.endEditing()
        #expect(tab.heading.text == nil)
        scene.lease.title += ", renamed elsewhere"
        #expect(
          tab.heading.text == nil,
          .diagnosis(
            "The user is done, and the heading comes back.",
            seen: "\(tab.heading.text ?? "nothing")", expected: "nothing",
            pitfall: "an observation that was not ended"))
      }
      scene.keepAll(tab)
    }

    @Test func `Edit that is tapped twice is ended by one Done`() {
      let tab = scene.openTab()
      tab.beginEditing()
      tab.beginEditing()
      tab.endEditing()
      scene.lease.title = "Lease 2"
      #expect(tab.heading.text == nil)
      scene.keepAll(tab)
    }

    @Test func `the tab's title follows before and while the document is edited`() {
      let tab = scene.openTab()
      #expect(tab.tabLabel.text == "Lease")
      scene.lease.title = "Lease 2"
      #expect(tab.tabLabel.text == "Lease 2")
      tab.beginEditing()
      scene.lease.title = "Lease 3"
      #expect(tab.tabLabel.text == "Lease 3")
      tab.endEditing()
      scene.lease.title = "Lease 4"
      #expect(tab.tabLabel.text == "Lease 4")
      scene.keepAll(tab)
    }

    @Test func `another document that is opened meanwhile is edited on`() {
      let tab = scene.openTab()
      tab.show(scene.letter)
      #expect(tab.tabLabel.text == "Letter")
      #expect(tab.heading.text == nil)
      tab.beginEditing()
      tab.show(scene.lease)
      #expect(tab.heading.text == "Lease")
      scene.lease.title = "Lease 2"
      #expect(tab.heading.text == "Lease 2")
      scene.keepAll(tab)
    }

    @Test(arguments: [true, false])
    func `a tab that was used as planned is released`(isEdited: Bool) {
      var tab: EditorTab? = scene.openTab()
      weak let closed = tab
      if isEdited { tab?.beginEditing() }
      tab?.close()
      tab = nil
      #expect(closed == nil)
      scene.lease.title = "Lease 2"
      keepAlive(scene.lease, scene.letter)
    }
  }

  func openTab() -> EditorTab {
    for document in [lease, letter] { document.label = document.title.lowercased() }
    return EditorTab(document: lease)
  }

  /// What broken code has left registered meets no dead object.
  func keepAll(_ tab: EditorTab) {
    keepAlive(tab, lease, letter)
  }
}
