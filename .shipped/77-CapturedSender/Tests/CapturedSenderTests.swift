import Controls
import KataTesting
import Testing

@testable import CapturedSender

/// Said of a test that ends in a crash: what a handler refers to may be gone when it is called.
let stopped: Comment = "The app stops when an upload ends."

@Suite(.kata) struct CapturedSenderTests {
  @Suite struct Hazard {
    @Test func `More shows the details and says Less, and hides them again`() {
      let screen = openScreen()
      let more = screen.button("More")
      var shown: [String] = []
      for _ in 1...3 {
        more?.tap()
        shown.append("\(screen.detailsLabel.text ?? "nothing") above \(more?.title ?? "nothing")")
      }
      #expect(
        shown == ["Signed in May above Less", "nothing above More", "Signed in May above Less"],
        .diagnosis(
          "The user taps More three times, and not each tap shows or hides the details.",
          seen: shown.joined(separator: ", "),
          expected: "the details above Less, nothing above More, the details above Less",
          pitfall: "a sender captured before it was there"))
    }

    @Test func `a screen that was only looked at leaves nothing behind`() {
      let document = Document(title: "Lease", details: "Signed in May")
      let screen = openScreen(document)
      expectNothingLeft(
        of: screen, "The user looks at a document, and it stays in memory for ever.")
    }

    @Test func `a screen that has shared its document leaves nothing behind`() {
      let server = Server()
      let screen = openScreen(Document(title: "Lease", details: "Signed in May"), on: server)
      screen.button("Share")?.tap()
      server.finishUploads()
      #expect(server.shared == ["Lease"])
      expectNothingLeft(of: screen, "Each document that was ever shared stays in memory.")
    }
  }

  @Suite struct Behaviour {
    @Test func `Share waits for its upload, and can be tapped again`() {
      let server = Server()
      let screen = openScreen(on: server)
      let share = screen.button("Share")
      var enabled: [Bool?] = []
      for _ in 1...2 {
        share?.tap()
        share?.tap()
        enabled.append(share?.isEnabled)
        server.finishUploads()
        enabled.append(share?.isEnabled)
      }
      #expect(
        enabled == [false, true, false, true] && server.shared == ["Lease", "Lease"],
        .diagnosis(
          "The user shares a document twice, and taps once more while each upload is under way.",
          seen: "Share enabled: \(text(enabled)); \(server.shared.count) uploads",
          expected: "no, yes, no, yes; 2 uploads", pitfall: "a sender that the handler has lost"))
      keepAlive(screen)
    }

    @Test func `an upload ends well although its screen was closed meanwhile`() async {
      await #expect(processExitsWith: .success, stopped) {
        let server = Server()
        func shareAndClose() {
          let screen = openScreen(on: server)
          screen.button("Share")?.tap()
        }
        shareAndClose()
        server.finishUploads()
        #expect(server.shared == ["Lease"], "The document has not arrived.")
      }
    }

    @Test func `of two screens each waits for its own upload`() {
      let server = Server()
      let screens = ["Lease", "Recipe"].map {
        openScreen(Document(title: $0, details: "none"), on: server)
      }
      screens[0].button("Share")?.tap()
      let enabled = screens.map { $0.button("Share")?.isEnabled }
      server.finishUploads()
      #expect(
        enabled == [false, true] && server.shared == ["Lease"],
        .diagnosis(
          "Two documents are open; the first one is shared.",
          seen: "Share enabled: \(text(enabled)); shared: \(server.shared)",
          expected: "no on the first, yes on the second; the lease",
          pitfall: "a sender that is looked up"))
      for screen in screens { keepAlive(screen) }
    }

    @Test func `the buttons work still when the user comes back to the screen`() {
      let server = Server()
      let document = Document(title: "Lease", details: "Signed in May")
      let screen = DocumentScreen(document: document, server: server)
      let container = NavigationContainer(root: screen)
      container.push(Screen())
      container.pop()
      screen.button("Share")?.tap()
      server.finishUploads()
      #expect(
        server.shared == ["Lease"],
        .diagnosis(
          "The user comes back to the document and taps Share.",
          seen: "\(server.shared.count) uploads", expected: "1",
          pitfall: "a handler stopped instead of a capture mended"))
      keepAlive(screen)
    }

    @Test func `the screen itself is released when it is closed`() {
      let screen = openScreen()
      screen.button("Share")?.tap()
      screen.server.finishUploads()
      expectReleased(
        screen, "Each document screen that was ever open stays in memory.",
        pitfall: "a handler that keeps the screen of its button")
    }
  }
}

/// Opens a screen, as its container does.
func openScreen(
  _ document: Document = Document(title: "Lease", details: "Signed in May"),
  on server: Server = Server()
) -> DocumentScreen {
  let screen = DocumentScreen(document: document, server: server)
  _ = NavigationContainer(root: screen)
  return screen
}

/// Expects that the buttons of `screen` and what their handlers captured are gone with it.
func expectNothingLeft(of screen: DocumentScreen, _ symptom: String) {
  for button in screen.toolbar.buttons {
    expectReleased(button, symptom, pitfall: "captured sender")
  }
  expectReleased(screen.document, symptom, pitfall: "captured sender")
}

extension DocumentScreen {
  /// The button that has this title now.
  func button(_ title: String) -> Button? {
    toolbar.buttons.first { $0.title == title }
  }
}

func text(_ answers: [Bool?]) -> String {
  answers.map { $0.map { $0 ? "yes" : "no" } ?? "no such button" }.joined(separator: ", ")
}
