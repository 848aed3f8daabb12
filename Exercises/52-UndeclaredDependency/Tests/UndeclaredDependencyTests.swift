import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import UndeclaredDependency

@Suite(.kata) struct UndeclaredDependencyTests {
  let author = Author(firstName: "Ada", lastName: "Moor", email: "ada@example.org")

  @Suite struct Hazard {
    let scene = UndeclaredDependencyTests()

    @Test func `a new last name is shown on the open screen`() {
      let screen = AuthorScreen(author: scene.author)
      scene.author.lastName = "Field"
      #expect(
        screen.nameLabel.text == "Ada Field",
        .diagnosis(
          "The author's last name is changed, and the open screen shows the old one.",
          seen: "a screen that reads \(scene.quoted(screen.nameLabel.text))",
          expected: "\"Ada Field\"", pitfall: "undeclared dependency"))
    }

    @Test func `a new first name is shown on the open screen`() {
      let screen = AuthorScreen(author: scene.author)
      scene.author.firstName = "Eva"
      #expect(
        [screen.nameLabel.text, screen.greetingLabel.text] == ["Eva Moor", "Hello, Eva"],
        .diagnosis(
          "The author's first name is changed. The greeting says so, and the name above it does not.",
          seen: "\(scene.quoted(screen.nameLabel.text)) above "
            + scene.quoted(screen.greetingLabel.text),
          expected: "\"Eva Moor\" above \"Hello, Eva\"", pitfall: "undeclared dependency"))
    }

    @Test func `whoever follows a full name is told of each change once, with both names`() {
      let heard = Heard()
      let following = followFullName(of: scene.author) { heard.note("\($0) → \($1)") }
      scene.author.lastName = "Field"
      scene.author.firstName = "Eva"
      let expected = ["Ada Moor → Ada Field", "Ada Field → Eva Field"]
      #expect(
        heard.lines == expected,
        .diagnosis(
          "Two changes of a name do not give two lines in the list of names.",
          seen: "\(heard.lines)", expected: "\(expected)", pitfall: "undeclared dependency"))
      withExtendedLifetime(following) {}
    }
  }

  @Suite struct Behaviour {
    let scene = UndeclaredDependencyTests()

    @Test func `a screen opens with its author's name`() {
      let screen = AuthorScreen(author: scene.author)
      #expect(screen.nameLabel.text == "Ada Moor")
      #expect(screen.greetingLabel.text == "Hello, Ada")
    }

    @Test func `the full name is made of what the names are now`() {
      scene.author.firstName = "Eva"
      #expect(scene.author.fullName == "Eva Moor")
      scene.author.lastName = "Field"
      #expect(scene.author.fullName == "Eva Field")
      scene.author.rename(first: "Ida", last: "Stone")
      #expect(
        scene.author.fullName == "Ida Stone",
        .diagnosis(
          "A letter is addressed to a name that the author no longer has.",
          seen: scene.quoted(scene.author.fullName), expected: "\"Ida Stone\"",
          pitfall: "stored copy that goes stale"))
    }

    @Test func `a greeting follows the first name, told once`() {
      let heard = Heard()
      let following = followFirstName(of: scene.author) { heard.note($0) }
      scene.author.firstName = "Eva"
      scene.author.lastName = "Field"
      #expect(heard.lines == ["Eva"], "The first name has changed once, and was told otherwise.")
      withExtendedLifetime(following) {}
    }

    @Test func `a new mail address is no new name`() {
      let heard = Heard()
      let screen = AuthorScreen(author: scene.author)
      let following = followFullName(of: scene.author) { heard.note("\($0) → \($1)") }
      scene.author.email = "ada@example.com"
      #expect(
        heard.lines.isEmpty && screen.formerNameLabel.text == nil,
        .diagnosis(
          "The author has a new mail address, and the screen says that this is a new name.",
          seen: "\(heard.lines)", expected: "nothing",
          pitfall: "dependency on what does not matter"))
      withExtendedLifetime(following) {}
    }

    @Test func `following ends with the screen`() {
      let screen = AuthorScreen(author: scene.author)
      expectReleased(
        screen, "Each author that is looked at makes the app bigger.",
        pitfall: "a screen kept alive by what it follows")
      scene.author.rename(first: "Eva", last: "Field")
    }
  }

  func quoted(_ text: String?) -> String {
    text.map { "\"\($0)\"" } ?? "nothing"
  }
}

/// What a listener of the suite's has heard.
private final class Heard {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }
}
