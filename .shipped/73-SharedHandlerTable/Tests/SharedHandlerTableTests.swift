import Controls
import KataTesting
import Testing

@testable import SharedHandlerTable

@Suite(.kata(.recyclesAddresses), .serialized) struct SharedHandlerTableTests {
  // Serialized, since a table for the whole app is a table for all tests.

  @Suite struct Hazard {
    @Test func `sharing a document deletes no other, whose window is closed`() {
      let library = DocumentLibrary(titles: ["Lease", "Recipe"])
      let lease = library.documents[0]
      let recipe = library.documents[1]
      openAndClose(DocumentToolbar(document: lease, library: library))
      let toolbar = DocumentToolbar(document: recipe, library: library)
      toolbar.shareButton.tap()
      #expect(
        library.shared == ["Recipe"] && library.documents.count == 2,
        .diagnosis(
          "The user closes one document and shares another, and the first one is deleted.",
          seen: "\(library.shared.count) shared, \(library.documents.count) of 2 documents left",
          expected: "1 shared, 2 left", pitfall: "shared handler table"))
      toolbar.deleteButton.tap()
      #expect(
        library.shared == ["Recipe"] && library.documents.first === lease,
        .diagnosis(
          "The user deletes a document, and one that was closed before is shared or deleted too.",
          seen: "\(library.shared.count) shared, \(library.documents.count) of 2 documents left",
          expected: "1 shared, 1 left", pitfall: "shared handler table"))
    }

    @Test(arguments: [Control.Event.touchUpInside, .valueChanged, .editingDidEnd])
    func `a new control does what it was told, and nothing that another one was`(
      event: Control.Event
    ) {
      let taps = HeardEvents()
      for number in 1...3 {
        let control = Control()
        control.when(event) { taps.note("control \(number)") }
        control.sendActions(for: event)
        #expect(
          taps.heard == ["control \(number)"],
          .diagnosis(
            "A control is made, and does at its first event what controls before it did.",
            seen: taps.heard.joined(separator: ", "), expected: "control \(number)",
            pitfall: "shared handler table"))
        taps.heard = []
      }
    }

    @Test func `what a handler keeps is released with its control`() {
      let library = DocumentLibrary(titles: ["Lease", "Recipe"])
      let others = HeardEvents()
      weak let document = library.documents.first
      weak let events: HeardEvents? = {
        let control = Switch()
        let events = HeardEvents()
        control.when(.valueChanged) { events.note("flip") }
        control.flip()
        return events
      }()
      if let lease = library.documents.first {
        let toolbar = DocumentToolbar(document: lease, library: library)
        toolbar.deleteButton.when(.touchUpInside) { others.note("deleted") }
        toolbar.deleteButton.tap()
      }
      let kept = [document as AnyObject?, events].compactMap { $0 }.count
      #expect(
        kept == 0 && others.heard == ["deleted"],
        .diagnosis(
          "The app grows with each window that is opened and closed.",
          seen: "\(kept) of 2 objects kept by handlers whose controls are gone",
          expected: "0 of 2", pitfall: "shared handler table"))
    }
  }

  @Suite struct Behaviour {
    @Test func `the buttons of a toolbar share and delete its document`() {
      let library = DocumentLibrary(titles: ["Lease", "Recipe"])
      let toolbars = library.documents.map { DocumentToolbar(document: $0, library: library) }
      toolbars[1].shareButton.tap()
      toolbars[0].shareButton.tap()
      toolbars[0].deleteButton.tap()
      #expect(library.shared == ["Recipe", "Lease"])
      #expect(
        library.documents.map(\.title) == ["Recipe"],
        .diagnosis(
          "Two documents are open, and a tap on Delete does not delete the one in its window.",
          seen: "\(library.documents.count) left", expected: "1 left: Recipe",
          pitfall: "handlers shared between controls"))
    }

    @Test func `the handlers of one event are called in order, each time`() {
      let button = Button()
      let taps = HeardEvents()
      for name in ["first", "second", "third"] {
        button.when(.touchUpInside) { taps.note(name) }
      }
      button.tap()
      button.tap()
      #expect(
        taps.heard == ["first", "second", "third", "first", "second", "third"],
        .diagnosis(
          "A button that should do three things does not do them all.",
          seen: taps.heard.joined(separator: ", "), expected: "each of three, twice",
          pitfall: "a handler that another one drops"))
    }

    @Test func `controls of one kind and one title do not share their handlers`() {
      let taps = HeardEvents()
      let buttons = ["Delete", "Delete", nil, nil].map { title in
        let button = Button()
        button.title = title
        return button
      }
      for (number, button) in buttons.enumerated() {
        button.when(.touchUpInside) { taps.note("button \(number)") }
      }
      for button in buttons { button.tap() }
      let expected = buttons.indices.map { "button \($0)" }
      #expect(
        taps.heard == expected,
        .diagnosis(
          "A tap on one button does what another button should do.",
          seen: taps.heard.joined(separator: ", "), expected: expected.joined(separator: ", "),
          pitfall: "handlers shared between controls"))
    }

    @Test func `a handler hears its own event and no other`() {
      let field = TextField()
      let events = HeardEvents()
      field.when(.editingChanged) { events.note("changed") }
      field.when(.editingDidEnd) { events.note("ended") }
      field.type("a")
      field.endEditing()
      #expect(events.heard == ["changed", "ended"])
    }

    @Test func `a handler that is installed during an event is there at the next`() {
      let button = Button()
      let taps = HeardEvents()
      button.when(.touchUpInside) { [unowned button] in
        taps.note("first")
        guard taps.heard.count == 1 else { return }
        button.when(.touchUpInside) { taps.note("second") }
      }
      button.tap()
      button.tap()
      #expect(
        taps.heard == ["first", "first", "second"],
        .diagnosis(
          "A handler is installed while another one runs, and is lost or called too early.",
          seen: taps.heard.joined(separator: ", "), expected: "first, first, second",
          pitfall: "a table that is written back"))
    }

    @Test func `a control with handlers is released`() {
      let library = DocumentLibrary(titles: ["Lease"])
      let toolbar = DocumentToolbar(document: library.documents[0], library: library)
      for object in [toolbar, toolbar.shareButton] as [AnyObject] {
        expectReleased(
          object, "Each window that was ever open stays in memory.",
          pitfall: "a control that is kept by its handlers")
      }
    }
  }
}

/// What was heard, in order.
final class HeardEvents {
  var heard: [String] = []

  func note(_ name: String) {
    heard.append(name)
  }
}

/// Lets go of what it was given: a window that is opened and closed.
func openAndClose(_ toolbar: DocumentToolbar) {}
