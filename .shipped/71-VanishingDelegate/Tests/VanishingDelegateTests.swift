import Controls
import KataTesting
import Testing

@testable import VanishingDelegate

@Suite(.kata) struct VanishingDelegateTests {
  @Suite struct Hazard {
    @Test func `a title stays within forty characters and is saved when editing ends`() {
      let screen = openScreen("Lease")
      screen.titleField.type(String(repeating: "a", count: 40))
      let typed = screen.titleField.text ?? ""
      #expect(
        typed.count == 40 && screen.hintLabel.text != nil,
        .diagnosis(
          "The title field takes titles that are too long, and says nothing.",
          seen: "a title of \(typed.count) characters, \(screen.hintLabel.text ?? "no hint")",
          expected: "40 characters and a hint", pitfall: "vanishing delegate"))
      screen.titleField.pressReturn()
      #expect(
        screen.document.title == typed && !screen.titleField.isEditing,
        .diagnosis(
          "The user types a title and presses return, and the title is not saved.",
          seen: "a document called \"\(screen.document.title)\"",
          expected: "what the user sees, \(typed.count) characters", pitfall: "vanishing delegate"))
    }

    @Test func `the counter follows what the user types and clears`() {
      let screen = openScreen("Lease")
      var shown: [String?] = []
      for change in [{ $0.type(" 2") }, { $0.deleteBackward() }, { $0.clear() }]
        as [(TextField) -> Void]
      {
        change(screen.titleField)
        shown.append(screen.counterLabel.text)
      }
      #expect(
        shown == ["7 of 40", "6 of 40", "0 of 40"],
        .diagnosis(
          "The counter stands still while the user types.",
          seen: shown.map { $0 ?? "nothing" }.joined(separator: ", "),
          expected: "7, 6 and 0 of 40", pitfall: "vanishing target"))
    }

    @Test func `a screen that comes back has its rules and its counter still`() {
      let screen = TitleScreen(document: Document(title: ""))
      let container = NavigationContainer(root: screen)
      container.push(Screen())
      container.pop()
      screen.titleField.type(String(repeating: "a", count: 45))
      #expect(
        screen.titleField.text?.count == 40 && screen.counterLabel.text == "40 of 40",
        .diagnosis(
          "The user comes back to the title, and it grows without limit.",
          seen: "\(screen.titleField.text?.count ?? 0) characters, counted as "
            + "\(screen.counterLabel.text ?? "nothing")",
          expected: "40, counted as 40 of 40", pitfall: "vanishing delegate"))
    }

    @Test func `of two screens each has the rules of its own document`() {
      let screens = ["Lease", "Recipe"].map { openScreen($0) }
      for screen in screens { screen.titleField.type("!") }
      for screen in screens { screen.titleField.endEditing() }
      let titles = screens.map(\.document.title)
      let counts = screens.map { $0.counterLabel.text ?? "nothing" }
      #expect(
        titles == ["Lease!", "Recipe!"] && counts == ["6 of 40", "7 of 40"],
        .diagnosis(
          "Two titles are open at once, and not both of them are counted and saved.",
          seen: "\(titles.joined(separator: ", ")); \(counts.joined(separator: ", "))",
          expected: "Lease!, Recipe!; 6 of 40, 7 of 40", pitfall: "vanishing delegate"))
    }
  }

  @Suite struct Behaviour {
    @Test func `the screen shows its document's title and counts it`() {
      let screen = openScreen("Lease")
      #expect(screen.titleField.text == "Lease")
      #expect(screen.counterLabel.text == "5 of 40")
      #expect(screen.hintLabel.text == nil)
    }

    @Test func `a short title can be typed without a hint`() {
      let screen = openScreen("Lease")
      screen.titleField.type(" of the flat")
      #expect(screen.titleField.text == "Lease of the flat")
      #expect(screen.hintLabel.text == nil)
    }

    @Test func `a screen that nobody has looked at leaves its document alone`() {
      let screen = TitleScreen(document: Document(title: "Lease"))
      screen.titleField.endEditing()
      #expect(screen.document.title == "Lease")
    }

    @Test func `the screen and all that serves it are released when it is closed`() {
      let screen = openScreen("Lease")
      screen.titleField.type(String(repeating: "a", count: 45))
      screen.titleField.endEditing()
      let field = screen.titleField
      let serving = ([screen, field, field.delegate] as [AnyObject?]) + field.allTargets
      for object in serving.compactMap({ $0 }) {
        expectReleased(
          object, "Each title screen that was ever open stays in memory.",
          pitfall: "a delegate kept for ever")
      }
    }
  }
}

/// Opens the screen for a document, as its container does.
private func openScreen(_ title: String) -> TitleScreen {
  let screen = TitleScreen(document: Document(title: title))
  _ = NavigationContainer(root: screen)
  return screen
}
