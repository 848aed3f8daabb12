import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import MissingInitialValue

@Suite(.kata) struct MissingInitialValueTests {
  let lease = Document(title: "Lease")
  let statute = Document(title: "Statute", isReadOnly: true)

  @Suite struct Hazard {
    let scene = MissingInitialValueTests()

    @Test func `a screen opens with its document's title`() {
      let screen = DocumentScreen(document: scene.lease)
      #expect(
        screen.titleLabel.text == "Lease",
        .diagnosis(
          "The user opens a document, and the header is empty until somebody renames it.",
          seen: "a header with \(scene.quoted(screen.titleLabel.text))", expected: "\"Lease\"",
          pitfall: "missing initial value"))
      keepAlive(screen, scene.lease)
    }

    @Test func `a screen opens with all that its header shows`() {
      let screen = DocumentScreen(document: scene.statute)
      #expect(
        screen.titleLabel.text == "Read only: Statute",
        .diagnosis(
          "The user opens a document that is read only, and the header does not say so.",
          seen: "a header with \(scene.quoted(screen.titleLabel.text))",
          expected: "\"Read only: Statute\"", pitfall: "initial value before the screen is complete"
        ))
      keepAlive(screen, scene.statute)
    }

    @Test func `a document that is loaded already is shown, and laid out once`() {
      scene.lease.load()
      let screen = DocumentScreen(document: scene.lease)
      #expect(
        !screen.isSpinning,
        .diagnosis(
          "The user opens a document a second time, and the wheel spins for ever.",
          seen: "a spinning screen of a loaded document", expected: "its pages",
          pitfall: "missing initial value"))
      scene.lease.unload()
      scene.lease.load()
      #expect(
        screen.layouts == 1,
        .diagnosis(
          "Memory was short for a moment, and the screen lays its pages out anew.",
          seen: "\(screen.layouts) layouts", expected: "1",
          pitfall: "observation that ends in its initial call, which is before it begins"))
      keepAlive(screen, scene.lease)
    }
  }

  @Suite struct Behaviour {
    let scene = MissingInitialValueTests()

    @Test(arguments: [["Draft"], ["Draft", "Contract"], ["Draft", "Lease", "Contract"]])
    func `the header follows every rename`(titles: [String]) {
      let screen = DocumentScreen(document: scene.lease)
      for title in titles {
        scene.lease.title = title
        #expect(
          screen.titleLabel.text == title,
          .diagnosis(
            "The document is renamed, and its open screen does not follow.",
            seen: "a header with \(scene.quoted(screen.titleLabel.text))", expected: "\"\(title)\"",
            pitfall: "shown once instead of followed"))
      }
    }

    @Test func `a read only document says so after each rename`() {
      let screen = DocumentScreen(document: scene.statute)
      scene.statute.title = "Bill"
      #expect(screen.titleLabel.text == "Read only: Bill")
    }

    @Test func `a document that is not loaded spins until it is`() {
      let screen = DocumentScreen(document: scene.lease)
      #expect(screen.isSpinning && screen.layouts == 0, "Pages are shown that are not there.")
      scene.lease.load()
      #expect(
        !screen.isSpinning && screen.layouts == 1,
        .diagnosis(
          "The pages are there, and the wheel goes on spinning.",
          seen: "\(screen.layouts) layouts", expected: "1",
          pitfall: "shown once instead of followed"))
      scene.lease.unload()
      scene.lease.load()
      #expect(screen.layouts == 1, "The pages are laid out anew for each load.")
    }

    @Test func `opening a screen edits nothing`() {
      let screen = DocumentScreen(document: scene.lease)
      #expect(
        !scene.lease.isEdited,
        .diagnosis(
          "The user looks at a document, closes it, and is asked whether to save the changes.",
          seen: "an edited document", expected: "the document as it was",
          pitfall: "a change made only to be told of it"))
      keepAlive(screen, scene.lease)
    }

    @Test func `two screens of a document both follow it`() {
      let screens = [DocumentScreen(document: scene.lease), DocumentScreen(document: scene.lease)]
      scene.lease.title = "Draft"
      scene.lease.load()
      #expect(screens.map(\.titleLabel.text) == ["Draft", "Draft"])
      #expect(screens.map(\.isSpinning) == [false, false])
    }

    @Test func `a closed screen is released`() {
      let screen = DocumentScreen(document: scene.lease)
      expectReleased(
        screen, "Each document that is opened and closed makes the app bigger.",
        pitfall: "a screen kept alive by what it observes")
      scene.lease.title = "Draft"
      scene.lease.load()
    }
  }

  func quoted(_ text: String?) -> String {
    text.map { "\"\($0)\"" } ?? "nothing"
  }
}
