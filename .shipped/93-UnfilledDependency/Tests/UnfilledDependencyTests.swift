import KataTesting
import Testing

@testable import UnfilledDependency

// What looks at the network runs in a process of its own, which nobody else sends from; so does what
// a forced unwrapping would end.
@Suite(.kata) @MainActor struct UnfilledDependencyTests {
  @Suite @MainActor struct Hazard {
    @Test func `a message that is sent from the app arrives`() async {
      await #expect(processExitsWith: .success, stopped) {
        try await sendFromTheApp()
      }
    }

    @Test func `a screen that lacks a service is not made`() async {
      await #expect(processExitsWith: .success, stopped) {
        await makeScreensThatLackOne()
      }
    }

    @Test func `the error says what is missing and for which screen`() async {
      await #expect(processExitsWith: .success, stopped) {
        await readErrors()
      }
    }

    @Test func `a test that forgot a service does not reach the network`() async {
      await #expect(processExitsWith: .success, stopped) {
        await writeWithoutOne()
      }
    }
  }

  @Suite @MainActor struct Behaviour {
    @Test func `a screen uses the services that it was given`() throws {
      let desk = Desk()
      let screen = try makeComposeScreen(services: desk.services())
      #expect(screen.title == "New message")
      screen.type("Good ")
      screen.type("morning")
      screen.tapTranslate()
      #expect(screen.text == "GOOD MORNING")
      #expect(screen.isOpen)
      screen.tapSend()
      #expect(!screen.isOpen)
      #expect(desk.sent == ["GOOD MORNING"])
      #expect(desk.drafts == ["Good ", "Good morning", "GOOD MORNING", ""])
    }

    @Test func `a screen that was given all of them does not use the app's`() async {
      await #expect(processExitsWith: .success, stopped) {
        try await writeAtADesk()
      }
    }

    @Test func `each of two screens uses the services that it was made with`() throws {
      let desks = [Desk(), Desk()]
      let screens = try desks.map { try makeComposeScreen(services: $0.services()) }
      screens[1].type("Two")
      screens[0].type("One")
      for screen in screens { screen.tapSend() }
      #expect(desks.map(\.sent) == [["One"], ["Two"]])
      #expect(desks.map(\.drafts) == [["One", ""], ["Two", ""]])
    }

    @Test func `the app's screen keeps drafts and translates`() async {
      await #expect(processExitsWith: .success, stopped) {
        try await translateInTheApp()
      }
    }

    @Test func `a screen that is closed is released`() throws {
      let screen = try makeComposeScreen(services: Desk().services())
      expectReleased(
        screen, "Each message that is written makes the app bigger.",
        pitfall: "a screen kept alive by what it uses")
      screen.type("Good morning")
      screen.tapSend()
    }
  }
}

let stopped: Comment = "The app stopped: somebody insisted on a service that was not there."
