import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import SilentChange

@Suite(.kata) struct SilentChangeTests {
  let document = Document(title: "Lease")

  @Suite struct Hazard {
    let scene = SilentChangeTests()

    @Test func `reverting shows the saved title in the window`() {
      let window = DocumentWindow(document: scene.document)
      scene.document.rename(to: "Draft")
      window.revertButton.tap()
      #expect(scene.document.title == "Lease")
      #expect(
        window.titleLabel.text == "Lease",
        .diagnosis(
          "The user reverts the document, and its window goes on showing the rejected title.",
          seen: "a window called \(scene.quoted(window.titleLabel.text))", expected: "\"Lease\"",
          pitfall: "silent change"))
    }

    @Test func `one rename is one line in the history`() {
      let history = TitleHistory(document: scene.document)
      scene.document.rename(to: "Draft")
      #expect(
        history.lines == ["Lease → Draft"],
        .diagnosis(
          "The user renames the document once, and its history says so twice.",
          seen: "\(history.lines)", expected: "[\"Lease → Draft\"]",
          pitfall: "doubled announcement"))
    }

    @Test func `whoever follows the title hears every change once and in order`() {
      let heard = Heard()
      let following = followTitle(of: scene.document) { heard.note($0, $1) }
      scene.document.rename(to: "Draft")
      scene.document.markAsCopy()
      scene.document.revert()
      scene.document.rename(to: "Contract")
      let expected = [
        "Lease → Draft", "Draft → Draft copy", "Draft copy → Lease", "Lease → Contract",
      ]
      #expect(
        heard.changes == expected,
        .diagnosis(
          "Of four changes some reach the other windows twice and some never.",
          seen: "\(heard.changes)", expected: "\(expected)", pitfall: "silent change"))
      withExtendedLifetime(following) {}
    }

    @Test func `an observer of the title is not told of one change twice`() {
      let observer = CountingObserver()
      // A document that tells by other means may be no longer observable.
      let subject = scene.document as Any as? KVOObject
      subject?.addObserver(observer, forKeyPath: "title", context: nil)
      scene.document.rename(to: "Draft")
      let renames = observer.calls
      scene.document.revert()
      let reverts = observer.calls - renames
      subject?.removeObserver(observer, forKeyPath: "title", context: nil)
      #expect(
        renames <= 1 && reverts <= 1,
        .diagnosis(
          "Each rename is uploaded twice: the document says it twice, whoever listens.",
          seen: "\(renames) notifications of one rename, \(reverts) of one revert",
          expected: "1 of each", pitfall: "doubled announcement"))
    }
  }

  @Suite struct Behaviour {
    let scene = SilentChangeTests()

    @Test func `a window opens with its document's title`() {
      #expect(DocumentWindow(document: scene.document).titleLabel.text == "Lease")
    }

    @Test(arguments: ["Draft", "  Draft ", "\tDraft"])
    func `a rename reaches every window, without the spaces around it`(typed: String) {
      let windows = [
        DocumentWindow(document: scene.document), DocumentWindow(document: scene.document),
      ]
      scene.document.rename(to: typed)
      #expect(
        windows.map(\.titleLabel.text) == ["Draft", "Draft"],
        "A document is renamed, and a window of it keeps another title.")
    }

    @Test func `a title of spaces is refused and told to nobody`() {
      let history = TitleHistory(document: scene.document)
      scene.document.rename(to: "   ")
      #expect(scene.document.title == "Lease")
      #expect(history.lines.isEmpty, "The history has a line about a change that was refused.")
    }

    @Test func `typing the saved title again is a change like any other`() {
      let window = DocumentWindow(document: scene.document)
      scene.document.rename(to: "Draft")
      scene.document.rename(to: "Lease")
      #expect(
        [scene.document.title, window.titleLabel.text] == ["Lease", "Lease"],
        .diagnosis(
          "The user types the old title again, and the document does not take it.",
          seen: "\(scene.quoted(scene.document.title)) in a window called "
            + scene.quoted(window.titleLabel.text),
          expected: "\"Lease\" in both", pitfall: "a real change skipped"))
    }

    @Test func `a copy is marked in the window and once in the history`() {
      let window = DocumentWindow(document: scene.document)
      let history = TitleHistory(document: scene.document)
      scene.document.markAsCopy()
      #expect(
        window.titleLabel.text == "Lease copy",
        .diagnosis(
          "The document is marked as a copy, and its window does not say so.",
          seen: "a window called \(scene.quoted(window.titleLabel.text))",
          expected: "\"Lease copy\"", pitfall: "silent change"))
      #expect(history.lines == ["Lease → Lease copy"])
    }

    @Test func `the title in the file comes back with its spaces, and a copy keeps them`() {
      // Files are named by others too: nobody trims what is on disk.
      for title in [" Lease", "  "] {
        let document = Document(title: title)
        let window = DocumentWindow(document: document)
        document.markAsCopy()
        let copy = document.title
        document.revert()
        #expect(
          [copy, document.title] == [title + " copy", title],
          .diagnosis(
            "A document is marked as a copy and reverted, and gets a title that it never had.",
            seen: "\(scene.quoted(copy)), then \(scene.quoted(document.title))",
            expected: "\(scene.quoted(title + " copy")), then \(scene.quoted(title))",
            pitfall: "a change made by a way that refuses or alters it"))
        withExtendedLifetime(window) {}
      }
    }

    @Test func `a rename by somebody who hears of one reaches the window`() {
      let document = scene.document
      let numbering = followTitle(of: document) { [weak document] _, new in
        if new == "Draft" { document?.rename(to: "Draft 2") }
      }
      let window = DocumentWindow(document: document)
      document.rename(to: "Draft")
      #expect(
        window.titleLabel.text == "Draft 2",
        .diagnosis(
          "A name that is taken gets a number as soon as it is heard of; the window never says so.",
          seen: "a window called \(scene.quoted(window.titleLabel.text))",
          expected: "\"Draft 2\"", pitfall: "a real change skipped"))
      withExtendedLifetime(numbering) {}
    }

    @Test func `what was saved is what a revert brings back`() {
      scene.document.rename(to: "Draft")
      scene.document.save()
      scene.document.rename(to: "Contract")
      scene.document.revert()
      #expect(scene.document.title == "Draft")
    }
  }

  func quoted(_ text: String?) -> String {
    text.map { "\"\($0)\"" } ?? "nothing"
  }
}

/// What a listener of the suite's has heard.
private final class Heard {
  private(set) var changes: [String] = []

  func note(_ old: String, _ new: String) {
    changes.append("\(old) → \(new)")
  }
}

/// Observes with the raw API, as any part of the app may.
private final class CountingObserver: KVOObject {
  private(set) var calls = 0

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    calls += 1
  }
}
