import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import StaleKeyPath

@Suite(.kata) struct StaleKeyPathTests {
  let lease = Document(title: "Lease")
  let recipe = Document(title: "Recipe")
  let window = DocumentWindow()

  init() {
    lease.label = "lease"
    recipe.label = "recipe"
    window.label = "window"
  }

  @Suite struct Hazard {
    let scene = StaleKeyPathTests()

    @Test func `opening another document changes every header of its window`() {
      scene.window.open(scene.lease)
      let headers = [WindowHeader(window: scene.window), WindowHeader(window: scene.window)]
      let labels = headers.map(\.titleLabel)
      Timeline.current.note("the user opens the recipe in the window of the lease")
      scene.window.open(scene.recipe)
      #expect(
        labels.map(\.text) == ["Recipe", "Recipe"],
        .diagnosis(
          "The user opens another document, and the header keeps the title of the first.",
          seen: labels.map { "\"\($0.text ?? "")\"" }.joined(separator: " and "),
          expected: "\"Recipe\" twice", pitfall: "stale key path"))
      withExtendedLifetime(headers) {}
    }

    @Test func `renaming the document that was opened last changes the header`() {
      scene.window.open(scene.lease)
      let header = WindowHeader(window: scene.window)
      let label = header.titleLabel
      scene.window.open(scene.recipe)
      Timeline.current.note("the user renames the recipe, which is open now")
      for title in ["Bread", "Rye bread"] {
        scene.recipe.title = title
        #expect(
          label.text == title,
          .diagnosis(
            "The user renames the open document, and the header stays as it was.",
            seen: "\"\(label.text ?? "")\"", expected: "\"\(title)\"", pitfall: "stale key path"))
      }
      withExtendedLifetime(header) {}
    }

    @Test func `renaming a document that is not open any more leaves the header alone`() {
      scene.window.open(scene.lease)
      let header = WindowHeader(window: scene.window)
      let label = header.titleLabel
      scene.window.open(scene.recipe)
      Timeline.current.note("the user renames the lease in the list; it is not open any more")
      scene.lease.title = "Lease 2"
      #expect(
        label.text == "Recipe",
        .diagnosis(
          "The user renames a document that is not open, and the header shows its name.",
          seen: "\"\(label.text ?? "")\"", expected: "\"Recipe\"", pitfall: "stale key path"))
      #expect(
        scene.lease.observationInfo == nil,
        .diagnosis(
          "A window slows down with each document that was ever open in it.",
          seen: "a closed document that still tells the header", expected: "no such document",
          pitfall: "stale key path"))
      withExtendedLifetime(header) {}
    }

    @Test func `a window that is emptied and filled again takes its header along`() {
      let header = WindowHeader(window: scene.window)
      let label = header.titleLabel
      var seen = [label.text]
      scene.window.open(scene.lease)
      seen.append(label.text)
      scene.window.closeDocument()
      seen.append(label.text)
      scene.window.open(scene.recipe)
      scene.recipe.title = "Bread"
      seen.append(label.text)
      let expected = ["No document", "Lease", "No document", "Bread"]
      #expect(
        seen == expected,
        .diagnosis(
          "The user closes the document, opens another, and the header tells of neither.",
          seen: seen.map { $0 ?? "nothing" }.joined(separator: ", "),
          expected: expected.joined(separator: ", "), pitfall: "stale key path"))
      withExtendedLifetime(header) {}
    }
  }

  @Suite struct Behaviour {
    let scene = StaleKeyPathTests()

    @Test func `the header shows the title of the open document and follows it`() {
      scene.window.open(scene.lease)
      let header = WindowHeader(window: scene.window)
      let label = header.titleLabel
      #expect(label.text == "Lease")
      for title in ["Lease 2", "Lease 3"] {
        scene.lease.title = title
        #expect(
          label.text == title,
          .diagnosis(
            "The user renames the document, and the header stands still.",
            seen: "\"\(label.text ?? "")\"", expected: "\"\(title)\"",
            pitfall: "silenced observer"))
      }
      withExtendedLifetime(header) {}
    }

    @Test func `a window may begin without a document`() {
      let header = WindowHeader(window: scene.window)
      #expect(header.titleLabel.text == "No document")
    }

    @Test func `two windows do not share a header`() {
      let other = DocumentWindow(document: scene.recipe)
      scene.window.open(scene.lease)
      let headers = [WindowHeader(window: scene.window), WindowHeader(window: other)]
      scene.lease.title = "Lease 2"
      #expect(headers.map(\.titleLabel.text) == ["Lease 2", "Recipe"])
    }

    @Test func `a header that is gone is released and hears nothing`() {
      scene.window.open(scene.lease)
      var header: WindowHeader? = WindowHeader(window: scene.window)
      let label = header?.titleLabel
      weak let closed = header
      header = nil
      #expect(
        closed == nil,
        .diagnosis(
          "Each header that was ever shown stays in memory.", seen: "a header that is still alive",
          expected: "no header", pitfall: "retain cycle"))
      scene.lease.title = "Lease 2"
      scene.window.open(scene.recipe)
      #expect(label?.text == "Lease")
      #expect(scene.lease.observationInfo == nil)
      #expect(scene.window.observationInfo == nil)
    }
  }
}
