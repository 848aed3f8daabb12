import Controls
import Testing

@Suite struct MainThreadCheckerTests {
  actor Worker {
    func run(_ body: @Sendable () -> Void) { body() }
  }

  @Test @MainActor func `touches are told apart by where they are made`() async {
    let checker = MainThreadChecker()
    checker.note("here")
    await Worker().run { checker.note("there") }
    await Task.detached { checker.note("elsewhere") }.value
    checker.note("here again")
    #expect(
      checker.touches == [
        MainThreadChecker.Touch("here", isOnMainActor: true),
        MainThreadChecker.Touch("there", isOnMainActor: false),
        MainThreadChecker.Touch("elsewhere", isOnMainActor: false),
        MainThreadChecker.Touch("here again", isOnMainActor: true),
      ])
  }

  @Test func `a hop to the main actor is one`() async {
    #expect(!MainThreadChecker.isOnMainActor)
    #expect(await MainActor.run { MainThreadChecker.isOnMainActor })
  }
}
