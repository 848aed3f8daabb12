import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import DanglingSubject

@Suite(.kata(.recyclesAddresses)) struct DanglingSubjectTests {
  let panel = PreviewPanel()

  @Suite struct Hazard {
    let scene = DanglingSubjectTests()

    @Test func `closing the document that the panel shows is no fault`() {
      let window = scene.openWindow(on: scene.panel)
      window.select(0)
      Timeline.current.note("the user closes the document that the panel shows")
      expectNoFaults(
        "The user closes the document that is in the preview, and the app stops.",
        expected: "the document is gone, and nobody watches it", pitfall: "dangling subject"
      ) { window.close(0) }
      keepAlive(window, scene.panel)
    }

    @Test func `typing in the next document leaves the panel alone`() {
      let window = scene.openWindow(on: scene.panel, titles: ["Untitled"])
      let textLabel = scene.panel.textLabel
      window.select(0)
      closeOnSystemThatSaysNothing(window)
      window.open("Untitled")
      window.documents[0].label = "next document"
      Timeline.current.note("the user types in another document, which nobody has selected")
      let before = textLabel.text
      window.documents[0].text = "Dear landlord"
      #expect(
        textLabel.text == before,
        .diagnosis(
          "A new document, which nobody has selected, types itself into the preview.",
          seen: "the panel with \"\(textLabel.text ?? "")\"",
          expected: "the panel as it was, with \"\(before ?? "")\"", pitfall: "dangling subject"))
      keepAlive(window, scene.panel)
    }

    @Test(arguments: WayOut.allCases)
    func `a document that goes on another way is left as well`(way: WayOut) {
      var window: DocumentWindow? = scene.openWindow(on: scene.panel)
      window?.select(0)
      Timeline.current.note("\(way.testDescription)")
      expectNoFaults(
        "\(way.testDescription), and the app stops.",
        expected: "the document is gone, and nobody watches it",
        pitfall: "dangling subject"
      ) { way.take(&window) }
      if let window { keepAlive(window) }
      keepAlive(scene.panel)
    }

    @Test func `a panel that dies after its document leaves nobody at the next one`() {
      var panel: PreviewPanel? = PreviewPanel()
      let window = scene.openWindow(on: panel, titles: ["Untitled"])
      window.select(0)
      closeOnSystemThatSaysNothing(window)
      panel = nil
      window.open("Untitled")
      window.documents[0].label = "next document"
      Timeline.current.note("the panel is closed, and the user types in another document")
      expectNoFaults(
        "The preview is long closed; the user types in a new document, and the app stops.",
        expected: "a new document that nobody watches", pitfall: "dangling subject"
      ) { window.documents[0].text = "Dear landlord" }
      keepAlive(window)
    }
  }

  @Suite struct Behaviour {
    let scene = DanglingSubjectTests()

    @Test func `the panel shows the selected document and follows what is typed`() {
      let window = scene.openWindow(on: scene.panel)
      let (titleLabel, textLabel) = (scene.panel.titleLabel, scene.panel.textLabel)
      window.select(1)
      #expect(titleLabel.text == "Recipe")
      #expect(textLabel.text == "about Recipe")
      for text in ["Flour", "Flour, water", ""] {
        window.documents[1].text = text
        #expect(
          textLabel.text == text,
          .diagnosis(
            "The user types, and the preview stands still.",
            seen: "\"\(textLabel.text ?? "")\"", expected: "\"\(text)\"",
            pitfall: "silenced observer"))
      }
      keepAlive(window, scene.panel)
    }

    @Test func `the panel follows one document at a time`() {
      let window = scene.openWindow(on: scene.panel)
      let textLabel = scene.panel.textLabel
      window.select(0)
      window.select(1)
      window.documents[0].text = "not to be seen"
      #expect(textLabel.text == "about Recipe")
      window.documents[1].text = "Flour"
      #expect(textLabel.text == "Flour")
      scene.panel.show(nil)
      window.documents[1].text = "not to be seen either"
      #expect(textLabel.text == nil)
      #expect(window.documents.allSatisfy { $0.observationInfo == nil })
      keepAlive(window, scene.panel)
    }

    @Test func `a closed document is released`() {
      let window = scene.openWindow(on: scene.panel)
      weak let closed = window.documents.first
      window.select(0)
      closeOnSystemThatSaysNothing(window)
      #expect(
        closed == nil,
        .diagnosis(
          "Each document that was ever previewed stays in memory.",
          seen: "a document that outlives its tab", expected: "no such document",
          pitfall: "a document kept alive instead of an observation ended"))
      keepAlive(window, scene.panel)
    }

    @Test(arguments: WayOut.allCases)
    func `a document that goes on another way is released too`(way: WayOut) {
      var window: DocumentWindow? = scene.openWindow(on: scene.panel)
      weak let gone = window?.documents.first
      window?.select(0)
      catchingExceptions { way.take(&window) }
      // A revert may also be made in the document itself, which stays in its tab then.
      let isInItsTab = window?.documents.contains { $0 === gone } ?? false
      #expect(
        gone == nil || isInItsTab,
        .diagnosis(
          "\(way.testDescription), and the document stays in memory.",
          seen: "a document that is in no window any more", expected: "no such document",
          pitfall: "a document kept alive instead of an observation ended"))
      if let window { keepAlive(window) }
      keepAlive(scene.panel)
    }

    @Test func `after a document is closed the panel follows the next that is selected`() {
      let window = scene.openWindow(on: scene.panel, titles: ["Untitled"])
      window.select(0)
      closeOnSystemThatSaysNothing(window)
      window.open("Untitled")
      window.select(0)
      window.documents[0].text = "Dear landlord"
      #expect(scene.panel.textLabel.text == "Dear landlord")
      keepAlive(window, scene.panel)
    }

    @Test(arguments: Elsewhere.allCases)
    func `what becomes of other documents leaves the panel as it is`(event: Elsewhere) {
      let window = scene.openWindow(on: scene.panel)
      var other: DocumentWindow? = scene.openWindow(on: scene.panel, titles: ["Letter"])
      #expect(other?.documents.count == 1)
      window.select(0)
      switch event {
      case .closingAnotherTab: window.close(1)
      case .revertingAnother: window.revert(1, to: "as it was saved")
      case .openingBehind: window.open("Minutes")
      case .closingAnotherWindow: other = nil
      }
      window.documents[0].text = "Dear landlord"
      let textLabel = scene.panel.textLabel
      #expect(
        textLabel.text == "Dear landlord",
        .diagnosis(
          "\(event.testDescription), and the preview loses the one it shows.",
          seen: "the panel with \(textLabel.text.map { "\"\($0)\"" } ?? "nothing")",
          expected: "the panel following the selected document",
          pitfall: "an observation ended that was still wanted"))
      keepAlive(window, scene.panel)
      if let other { keepAlive(other) }
    }

    @Test func `a panel that dies before its document hears nothing more`() {
      var panel: PreviewPanel? = PreviewPanel()
      let window = scene.openWindow(on: panel)
      window.select(0)
      weak let closed = panel
      panel = nil
      #expect(closed == nil, "The panel is closed and stays in memory.")
      window.documents[0].text = "Dear landlord"
    }
  }

  /// What happens to a document that is not in the panel.
  enum Elsewhere: CaseIterable, CustomTestStringConvertible {
    case closingAnotherTab, revertingAnother, openingBehind, closingAnotherWindow

    var testDescription: String {
      switch self {
      case .closingAnotherTab: "The user closes another tab"
      case .revertingAnother: "The user reverts another document"
      case .openingBehind: "The user opens a document behind the others"
      case .closingAnotherWindow: "The user closes another window"
      }
    }
  }

  /// A way out of its window that is not the tab's own button.
  enum WayOut: CaseIterable, CustomTestStringConvertible {
    case reverting, closingTheWindow

    var testDescription: String {
      switch self {
      case .reverting: "The user reverts the document in the preview to what was saved"
      case .closingTheWindow: "The user closes the window whose document is in the preview"
      }
    }

    /// Takes the first document out of its window.
    func take(_ window: inout DocumentWindow?) {
      switch self {
      case .reverting: window?.revert(0, to: "as it was saved")
      case .closingTheWindow: window = nil
      }
    }
  }

  func openWindow(
    on panel: PreviewPanel?, titles: [String] = ["Lease", "Recipe"]
  ) -> DocumentWindow {
    let window = DocumentWindow(panel: panel)
    for title in titles {
      window.open(title, text: "about \(title)")
      window.documents.last?.label = title.lowercased()
    }
    return window
  }
}

/// Closes the first document where a subject may die observed without a word, as on current systems.
private func closeOnSystemThatSaysNothing(_ window: DocumentWindow) {
  catchingExceptions { window.close(0) }
}
