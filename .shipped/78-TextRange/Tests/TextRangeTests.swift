import Controls
import Foundation
import KataTesting
import Testing

@testable import TextRange

/// Said of a test that ends in a crash: a range may lie outside of what it is taken to count.
let stopped: Comment = "The app stops while the user edits the title."

@Suite(.kata) struct TextRangeTests {
  @Suite struct Hazard {
    @Test func `what is typed after an emoji is saved as the user sees it`() async {
      await #expect(processExitsWith: .success, stopped) {
        for title in ["👍", "Lease 👨‍👩‍👧", "🇩🇪🇫🇷", "Cafe\u{301}", "שָׁלוֹם", "नमस्ते"] {
          let screen = openScreen(title)
          screen.titleField.type(" ok")
          expectSaved(title + " ok", on: screen, "The user types ' ok' behind '\(title)'.")
          screen.titleField.deleteBackward()
          expectSaved(title + " o", on: screen, "The user deletes a letter behind '\(title)'.")
        }
      }
    }

    @Test func `a change in the middle replaces what was selected and nothing else`() async {
      await #expect(processExitsWith: .success, stopped) {
        for (head, selected, tail, string) in [
          ("👍🏽 L", "ee", "se 🇫🇷", "ea"), ("🇩🇪", "🇫🇷", "🇮🇹", ""), ("Cafe\u{301} ", "lost", "!", "list"),
          ("שָׁלוֹם ", "ab", "", "🕊"), ("👨‍👩‍👧", "", "👩‍👧", "👍"),
        ] {
          let screen = openScreen(head + selected + tail)
          screen.titleField.replace(
            NSRange(location: head.utf16.count, length: selected.utf16.count), with: string)
          expectSaved(
            head + string + tail, on: screen,
            "The user puts '\(string)' in the place of '\(selected)' in '\(head + selected + tail)'."
          )
        }
      }
    }

    @Test func `the limit counts what the user sees`() async {
      await #expect(processExitsWith: .success, stopped) {
        let screen = openScreen("👨‍👩‍👧👍🏽🇩🇪 Lease of flats")
        #expect(screen.countLabel.text == "18 of 20")
        screen.titleField.type("?!?!")
        expectSaved(
          "👨‍👩‍👧👍🏽🇩🇪 Lease of flats?!", on: screen,
          "A title has 18 characters, some of them emoji, and the user types four more.")
        #expect(screen.countLabel.text == "20 of 20")
        screen.titleField.replace(NSRange(location: 0, length: 8), with: "abc")
        expectSaved(
          "👨‍👩‍👧👍🏽🇩🇪 Lease of flats?!", on: screen,
          "A title is full, and the user pastes three letters over a family.")
        screen.titleField.replace(NSRange(location: 0, length: 8), with: "a")
        expectSaved(
          "a👍🏽🇩🇪 Lease of flats?!", on: screen,
          "A title is full, and the user types a letter over a family.")
      }
    }

    @Test func `a range that the text does not have is refused and changes nothing`() async {
      await #expect(processExitsWith: .success, stopped) {
        for range in [
          NSRange(location: 9, length: 0), NSRange(location: 3, length: 5),
          NSRange(location: NSNotFound, length: 0),
        ] {
          let screen = openScreen("Lease")
          // What undo does after the program has set another text: the field cannot know.
          let answer = screen.titleField.delegate?.textField(
            screen.titleField, shouldChangeCharactersIn: range, replacementString: "!")
          #expect(
            answer == false && screen.document.title == "Lease",
            .diagnosis(
              "The user undoes a change of a text that is not there any more.",
              seen: "answer \(answer == true ? "yes" : "no"), title '\(screen.document.title)'",
              expected: "no, and 'Lease'", pitfall: "a range taken for granted"))
          keepAlive(screen)
        }
      }
    }
  }

  @Suite struct Behaviour {
    @Test func `a plain title is saved with each key, as it is typed, deleted and cleared`() {
      let screen = openScreen("")
      var saved: [String] = []
      for change in [
        { $0.type("Leas") }, { $0.type("e") }, { $0.deleteBackward() }, { $0.clear() },
      ]
        as [(TextField) -> Void]
      {
        change(screen.titleField)
        saved.append(screen.document.title)
      }
      #expect(
        saved == ["Leas", "Lease", "Leas", ""],
        .diagnosis(
          "The user types a title, deletes its last letter, and clears the field.",
          seen: "saved: \(saved)", expected: "Leas, Lease, Leas and nothing",
          pitfall: "a title saved too late"))
      keepAlive(screen)
    }

    @Test func `a title without emoji can be changed within, from whichever side it is read`() {
      for (head, selected, tail, string) in [
        ("L", "ee", "se", "ea"), ("Café ", "lost", "", "list"), ("של", "ו", "ם", "-"),
      ] {
        let screen = openScreen(head + selected + tail)
        screen.titleField.replace(
          NSRange(location: head.utf16.count, length: selected.utf16.count), with: string)
        expectSaved(
          head + string + tail, on: screen, "The user corrects '\(head + selected + tail)'.")
        keepAlive(screen)
      }
    }

    @Test func `a title stays within twenty characters`() {
      let screen = openScreen("")
      screen.titleField.type(String(repeating: "a", count: 25))
      expectSaved(
        String(repeating: "a", count: 20), on: screen, "The user types twenty-five letters.")
      #expect(!screen.titleField.replace(NSRange(location: 0, length: 1), with: "bc"))
      #expect(screen.titleField.replace(NSRange(location: 0, length: 2), with: "bc"))
      expectSaved(
        "bc" + String(repeating: "a", count: 18), on: screen, "The user pastes over two letters.")
      keepAlive(screen)
    }

    @Test func `the title is saved when the user comes back to the field as well`() {
      let screen = openScreen("Lease")
      screen.titleField.type("!")
      screen.titleField.endEditing()
      screen.titleField.type("?")
      expectSaved("Lease!?", on: screen, "The user leaves the field and comes back to it.")
      keepAlive(screen)
    }

    @Test func `of two screens each saves its own title`() {
      let screens = ["Lease", "Recipe"].map { openScreen($0) }
      for screen in screens { screen.titleField.type("!") }
      #expect(screens.map(\.document.title) == ["Lease!", "Recipe!"])
      #expect(screens.map(\.countLabel.text) == ["6 of 20", "7 of 20"])
    }

    @Test func `the screen is released when it is closed`() {
      let screen = openScreen("Lease")
      screen.titleField.type("!")
      expectReleased(
        screen, "Each title screen that was ever open stays in memory.",
        pitfall: "a handler that keeps its screen")
    }
  }
}

/// Opens the screen for a document, as its container does.
func openScreen(_ title: String) -> TitleScreen {
  let screen = TitleScreen(document: Document(title: title))
  _ = NavigationContainer(root: screen)
  return screen
}

/// Expects that the field shows `title` and that the document has it too, unit for unit.
func expectSaved(
  _ title: String, on screen: TitleScreen, _ symptom: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let shown = screen.titleField.text ?? ""
  let saved = screen.document.title
  #expect(
    shown.utf16.elementsEqual(title.utf16) && saved.utf16.elementsEqual(title.utf16),
    .diagnosis(
      symptom, seen: "'\(shown)' on the screen, '\(saved)' saved", expected: "'\(title)' in both",
      pitfall: "a range of UTF-16 units taken for characters"), sourceLocation: sourceLocation)
}
