import Controls
import Foundation
import KataTesting
import Testing

@testable import StolenDelegate

/// Said of a test that ends in a crash.
///
/// A forwarder that forwards to itself never returns, and a reference may dangle: each test in which
/// a field calls its delegate has a process of its own.
let stopped: Comment = "The app stops while the user edits the text."

@Suite(.kata) struct StolenDelegateTests {
  @Suite struct Hazard {
    @Test func `a title stays within forty characters and is saved when editing ends`() async {
      await #expect(processExitsWith: .success, stopped) {
        let screen = TitleScreen(document: Document(title: ""))
        screen.titleField.type(String(repeating: "a", count: 45))
        screen.titleField.pressReturn()
        let typed = screen.titleField.text ?? ""
        #expect(
          typed.count == 40,
          .diagnosis(
            "The title field takes titles that are too long.",
            seen: "a title of \(typed.count) characters", expected: "40, the screen's limit",
            pitfall: "stolen delegate"))
        #expect(
          !screen.titleField.isEditing && screen.document.title == typed,
          .diagnosis(
            "The user types a title, presses return, and the title is not saved.",
            seen: "a document with a title of \(screen.document.title.count) characters",
            expected: "the \(typed.count) that the user sees", pitfall: "stolen delegate"))
      }
    }

    @Test func `the app's delegate is heard with handlers as it was without`() async {
      await #expect(processExitsWith: .success, stopped) {
        for question in [nil] + RecordingDelegate.questions {
          let alone = EditingSession(refusing: question)
          for handlers in InstalledHandlers.allCases {
            let joined = EditingSession(refusing: question, handlers: handlers.install)
            guard let difference = joined.firstDifference(from: alone) else { continue }
            let refusal = question.map { ", which refuses to \($0)," } ?? ""
            Issue.record(
              .diagnosis(
                "The app's own delegate\(refusal) is not heard since the field has handlers.",
                seen: "\(difference.here), with \(handlers.rawValue)",
                expected: "\(difference.there), as without handlers", pitfall: "stolen delegate"))
            return
          }
        }
      }
    }

    @Test func `a second handler leaves the first in force`() async {
      await #expect(processExitsWith: .success, stopped) {
        let field = TextField()
        let ends = Capture()
        field.allowsChange { _, _, text in text != "/" }
        field.whenEditingEnds { _ in ends.calls += 1 }
        field.type("a/b")
        field.endEditing()
        #expect(
          field.text == "ab",
          .diagnosis(
            "The field forbids a slash until it gets another handler, for the end of editing.",
            seen: "the text '\(field.text ?? "")'", expected: "'ab'",
            pitfall: "one observer replaced by the next"))
        #expect(
          ends.calls == 1,
          .diagnosis(
            "The user leaves the field, and the handler for that is not called once.",
            seen: "\(ends.calls) calls", expected: "1", pitfall: "one observer replaced by the next"
          ))
      }
    }

    @Test func `a handler of text changes leaves the other handlers in force`() async {
      await #expect(processExitsWith: .success, stopped) {
        let field = TextField()
        let changes = Capture()
        field.allowsChange { _, _, text in text != "/" }
        field.whenTextChanges { _, _ in changes.calls += 1 }
        field.type("a/b")
        #expect(
          field.text == "ab" && changes.calls == 2,
          .diagnosis(
            "The field forbids a slash until something counts its characters.",
            seen: "the text '\(field.text ?? "")' and \(changes.calls) changes counted",
            expected: "'ab' and 2", pitfall: "one slot for two kinds of observer"))
      }
    }
  }
}
