import Controls
import Foundation
import KataTesting
import Testing

@testable import StolenDelegate

extension StolenDelegateTests {
  @Suite struct Behaviour {
    @Test func `a handler alone refuses what it refuses and lets the rest pass`() async {
      await #expect(processExitsWith: .success, stopped) {
        let field = TextField()
        field.text = "Lease"
        field.allowsChange { field, range, text in
          text != "/" && range.location == (field.text ?? "").utf16.count
        }
        field.type("/2")
        field.replace(NSRange(location: 0, length: 1), with: "P")
        #expect(
          field.text == "Lease2",
          .diagnosis(
            "A handler forbids a slash and changes within the text.",
            seen: "the text '\(field.text ?? "")'", expected: "'Lease2'", pitfall: "lost handler"))
      }
    }

    @Test func `a handler's refusal stands although the app's delegate agrees`() async {
      await #expect(processExitsWith: .success, stopped) {
        let field = TextField()
        let delegate = RecordingDelegate()
        field.delegate = delegate
        field.allowsChange { _, _, text in text != "/" }
        field.type("a/b")
        #expect(
          field.text == "ab",
          .diagnosis(
            "The field takes a slash, which its handler forbids.",
            seen: "the text '\(field.text ?? "")'", expected: "'ab'",
            pitfall: "a handler that nobody asks"))
        withExtendedLifetime(delegate) {}
      }
    }

    @Test func `handlers are told of what happens although the app has a delegate`() async {
      await #expect(processExitsWith: .success, stopped) {
        let delegate = RecordingDelegate()
        let ends = Capture()
        let leaving = TextField()
        leaving.delegate = delegate
        leaving.whenEditingEnds { _ in ends.calls += 1 }
        leaving.beginEditing()
        leaving.endEditing()
        leaving.beginEditing()
        leaving.endEditing()

        var texts: [String] = []
        let typing = TextField()
        typing.delegate = delegate
        typing.whenTextChanges { _, text in texts.append(text) }
        typing.type("ab")
        typing.clear()
        #expect(
          ends.calls == 2 && texts == ["a", "ab", ""],
          .diagnosis(
            "The user leaves one field twice, types 'ab' into another and clears it.",
            seen: "\(ends.calls) calls at the end, the texts \(texts)",
            expected: "2, and the texts a, ab and none", pitfall: "lost handler"))
        withExtendedLifetime(delegate) {}
      }
    }

    @Test func `a delegate that implements nothing forbids nothing`() async {
      await #expect(processExitsWith: .success, stopped) {
        final class SilentDelegate: TextFieldDelegate {}
        let field = TextField()
        let delegate = SilentDelegate()
        field.delegate = delegate
        field.allowsChange { _, _, _ in true }
        field.type("ab")
        #expect(field.text == "ab" && field.clear() && field.endEditing())
        withExtendedLifetime(delegate) {}
      }
    }

    @Test func `handlers go on when the app's delegate is gone`() async {
      await #expect(processExitsWith: .success, stopped) {
        let field = TextField()
        func attachForAMoment() {
          let delegate = RecordingDelegate(refusing: "change")
          field.delegate = delegate
          field.allowsChange { _, _, text in text != "/" }
        }
        attachForAMoment()
        field.type("a/b")
        field.endEditing()
        #expect(
          field.text == "ab",
          .diagnosis(
            "The app's delegate is gone, and the field has its handler still.",
            seen: "the text '\(field.text ?? "")'", expected: "'ab'",
            pitfall: "a delegate's life taken for granted"))
      }
    }

    @Test func `two fields have handlers and delegates of their own`() async {
      await #expect(processExitsWith: .success, stopped) {
        let letters = TextField()
        let digits = TextField()
        let strict = RecordingDelegate(refusing: "clear")
        letters.delegate = strict
        letters.allowsChange { _, _, text in !text.contains(where: \.isNumber) }
        digits.allowsChange { _, _, text in text.allSatisfy(\.isNumber) }
        for field in [letters, digits] { field.type("a1") }
        #expect(
          letters.text == "a" && digits.text == "1",
          .diagnosis(
            "One field is for letters, the other for digits; the user types 'a1' into both.",
            seen: "'\(letters.text ?? "")' and '\(digits.text ?? "")'", expected: "'a' and '1'",
            pitfall: "handlers shared between fields"))
        #expect(digits.clear(), "The delegate of one field is asked about another.")
        withExtendedLifetime(strict) {}
      }
    }

    @Test func `the counter follows what the user types`() async {
      await #expect(processExitsWith: .success, stopped) {
        let screen = TitleScreen(document: Document(title: "Lease"))
        screen.titleField.type(" 2")
        #expect(screen.counterLabel.text == "7 of 40")
      }
    }

    @Test func `a title screen is released when it is closed`() {
      let screen = TitleScreen(document: Document(title: "Lease"))
      expectReleased(
        screen, "Each title screen that was ever open stays in memory.",
        pitfall: "a delegate that is retained")
    }

    @Test func `what handlers captured goes with their field`() {
      let capture = Capture()
      let field = TextField()
      field.allowsChange { _, _, _ in capture.calls >= 0 }
      field.whenEditingEnds { _ in capture.calls += 1 }
      field.whenTextChanges { _, _ in capture.calls += 1 }
      for object in [capture, field] as [AnyObject] {
        expectReleased(
          object, "Each field that was ever on a screen stays in memory, with its handlers.",
          pitfall: "handlers that outlive their control")
      }
    }
  }
}
