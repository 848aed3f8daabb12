import Controls
import KataTesting
import Testing

@testable import OverwrittenHandler

/// Said of a test that ends in a crash: what is numbered by its place is not there any more.
let stopped: Comment = "The app stops when a handler is stopped."

@Suite(.kata) struct OverwrittenHandlerTests {
  @Suite struct Hazard {
    @Test func `a tap publishes the document and is counted`() {
      let statistics = Statistics()
      let screen = DocumentScreen(document: Document(title: "Lease"), statistics: statistics)
      screen.publishButton.tap()
      screen.publishButton.tap()
      #expect(
        screen.document.editions == 2 && statistics.taps == 2,
        .diagnosis(
          "The user publishes a document twice, and it is not published.",
          seen: "\(screen.document.editions) editions, \(statistics.taps) taps counted",
          expected: "2 and 2", pitfall: "overwritten handler"))
    }

    @Test func `a document without a title cannot be published, nor can a locked one`() {
      let document = Document(title: "")
      let screen = DocumentScreen(document: document, statistics: Statistics())
      // On the screen as it was shipped no tap publishes: this one does.
      screen.publishButton.on(.touchUpInside) { document.publish() }
      screen.publishButton.tap()
      let untitled = document.editions
      document.title = "Lease"
      document.isLocked = true
      screen.publishButton.tap()
      #expect(
        untitled == 0 && document.editions == 0,
        .diagnosis(
          "The user taps Publish beside an empty title, and the document is published.",
          seen:
            "\(untitled) editions without a title, \(document.editions - untitled) locked",
          expected: "0 and 0", pitfall: "two names for one place"))
    }

    @Test func `when the counting ends publishing goes on`() {
      let statistics = Statistics()
      let screen = DocumentScreen(document: Document(title: "Lease"), statistics: statistics)
      screen.publishButton.tap()
      screen.stopCounting()
      screen.stopCounting()
      screen.publishButton.tap()
      #expect(
        screen.document.editions == 2 && statistics.taps == 1,
        .diagnosis(
          "The user does not want to be counted, and from then on nothing is published.",
          seen: "\(screen.document.editions) editions, \(statistics.taps) taps counted",
          expected: "2 and 1", pitfall: "a handler that cannot be stopped alone"))
    }

    @Test func `each token ends its own handler or condition, in whatever order they are ended`()
      async
    {
      await #expect(processExitsWith: .success, stopped) {
        for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [0, 2, 1]] {
          let button = GuardedButton()
          let heard = HeardEvents()
          let names = ["first", "second", "third"]
          let handlers = names.map { name in button.on(.touchUpInside) { heard.note(name) } }
          // Each condition but one holds, and a tap counts when that one is taken back.
          let conditions = names.indices.map { index in button.requires { index != order[1] } }
          var left = names
          for step in order.indices {
            conditions[order[step]].stop()
            heard.lines = []
            button.tap()
            let expected = step == 0 ? [] : left
            #expect(
              heard.lines == expected,
              .diagnosis(
                "A button does other things than it was told, or when it was told not to.",
                seen: heard.text,
                expected: expected.isEmpty ? "nothing" : expected.joined(separator: ", "),
                pitfall: "overwritten handler"))
            handlers[order[step]].stop()
            left.removeAll { $0 == names[order[step]] }
          }
          heard.lines = []
          button.tap()
          #expect(heard.lines.isEmpty, "All three are stopped, and a tap is heard.")
        }
      }
    }
  }
}

/// What was heard, in order.
final class HeardEvents {
  var lines: [String] = []

  var text: String { lines.isEmpty ? "nothing" : lines.joined(separator: ", ") }

  func note(_ line: String) {
    lines.append(line)
  }
}
