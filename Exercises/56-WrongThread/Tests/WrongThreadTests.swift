import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import WrongThread

/// Said of a test that ends in a crash or hangs.
///
/// What insists on the main actor where it is not stops the process: each test in which the worker
/// calls has a process of its own.
let stopped: Comment = "The app stops, or hangs, during an upload."

@Suite(.kata) @MainActor struct WrongThreadTests {
  let transfer = Transfer()
  let uploader = Uploader()
  let checker = MainThreadChecker()

  @Suite struct Hazard {
    @Test func `the steps of an upload are shown on the main actor`() async {
      await #expect(processExitsWith: .success, stopped) { @MainActor in
        endIfHanging()
        let scene = WrongThreadTests()
        let screen = scene.openScreen()
        screen.start()
        await scene.uploader.advance(through: [10, 40, 100])
        // The user's eyes do not ask the screen for its log, so nor does this test.
        await yieldMainActor { scene.checker.touches.count == 3 }
        #expect(
          scene.checker.touches.count == 3,
          .diagnosis(
            "An upload runs, and its log stands still.",
            seen: "\(scene.checker.touches.count) steps shown", expected: "3 steps",
            pitfall: "a step that waits until somebody looks"))
        #expect(
          scene.touchesElsewhere == [],
          .diagnosis(
            "The app stops now and then in a view while an upload runs.",
            seen: "\(scene.touchesElsewhere) shown on the worker",
            expected: "3 steps, all shown on the main actor", pitfall: "wrong thread"))
      }
    }

    @Test func `the end of an upload is shown on the main actor`() async {
      await #expect(processExitsWith: .success, stopped) { @MainActor in
        endIfHanging()
        let scene = WrongThreadTests()
        let screen = scene.openScreen()
        screen.start()
        await scene.uploader.finish()
        await yieldMainActor { scene.checker.touches.count == 1 }
        #expect(screen.log.lines == ["done"], "The upload is done, and the log does not say so.")
        #expect(
          scene.touchesElsewhere == [],
          .diagnosis(
            "The app stops now and then in a view when an upload is done.",
            seen: "\(scene.touchesElsewhere) shown on the worker",
            expected: "the end shown on the main actor", pitfall: "wrong thread"))
      }
    }

    @Test @MainActor func `a screen that is closed during an upload dies on the main actor`() async
    {
      let scene = WrongThreadTests()
      var screen: TransferScreen? = scene.openScreen()
      screen?.start()
      Timeline.current.note("the user closes the screen")
      screen = nil
      Timeline.current.note("the connection is closed, on the worker")
      await scene.uploader.disconnect()
      await yieldMainActor { scene.checker.touches != [] }
      #expect(
        scene.checker.touches == [.init("taken off the screen", isOnMainActor: true)],
        .diagnosis(
          "The user closes the screen of an upload; later the app stops, in the end of a view.",
          seen: scene.checker.touches.isEmpty
            ? "the view still there" : "the view's deinit on the worker",
          expected: "its deinit on the main actor", pitfall: "deallocation problem"))
    }
  }

  @Suite struct Behaviour {
    @Test func `every step is in the log, in order, when the main actor was busy meanwhile`() async
    {
      await #expect(processExitsWith: .success, stopped) { @MainActor in
        endIfHanging()
        let scene = WrongThreadTests()
        let screen = scene.openScreen()
        screen.start()
        let uploader = scene.uploader
        keepMainActorBusy { await uploader.advance(through: [10, 40, 70, 100]) }
        await yieldMainActor { screen.log.lines.count == 4 }
        #expect(
          screen.log.lines == ["10 %", "40 %", "70 %", "100 %"],
          .diagnosis(
            "An upload has failed, and its log does not say at which step.",
            seen: "\(screen.log.lines)", expected: "10 %, 40 %, 70 % and 100 %",
            pitfall: "a message without its value"))
      }
    }

    @Test func `what the user does comes after the steps that were made before`() async {
      await #expect(processExitsWith: .success, stopped) { @MainActor in
        endIfHanging()
        let scene = WrongThreadTests()
        let screen = scene.openScreen()
        screen.start()
        let uploader = scene.uploader
        keepMainActorBusy { await uploader.advance(through: [40]) }
        // The user begins anew, before the main actor has come to anything else.
        scene.transfer.percent = 0
        await yieldMainActor { screen.log.lines.count == 2 }
        #expect(
          screen.log.lines == ["40 %", "0 %"],
          .diagnosis(
            "The user begins an upload anew, and its log ends with the step from before.",
            seen: "\(screen.log.lines)", expected: "40 %, then 0 %",
            pitfall: "a message that overtakes others"))
      }
    }

    @Test func `two screens of one upload both list its steps, and the end comes last`() async {
      await #expect(processExitsWith: .success, stopped) { @MainActor in
        endIfHanging()
        let scene = WrongThreadTests()
        let screens = [scene.openScreen(), scene.openScreen()]
        screens[0].start()
        let uploader = scene.uploader
        keepMainActorBusy {
          await uploader.advance(through: [10, 40])
          await uploader.finish()
        }
        await yieldMainActor { screens.map(\.log.lines.count) == [3, 2] }
        #expect(
          screens.map(\.log.lines) == [["10 %", "40 %", "done"], ["10 %", "40 %"]],
          .diagnosis(
            "A document is uploaded, and of its two screens one has gaps or another order.",
            seen: "\(screens.map(\.log.lines))",
            expected: "10 %, 40 % and done where it was started, 10 % and 40 % on the other",
            pitfall: "a message that goes to another screen, or is overtaken"))
      }
    }

    @Test func `an upload goes on when its screen is closed`() async {
      await #expect(processExitsWith: .success, stopped) { @MainActor in
        endIfHanging()
        let scene = WrongThreadTests()
        var screen: TransferScreen? = scene.openScreen()
        screen?.start()
        screen = nil
        await scene.uploader.advance(through: [10, 100])
        await scene.uploader.finish()
        await scene.uploader.disconnect()
        #expect(scene.transfer.percent == 100)
      }
    }

    @Test @MainActor func `a screen that is closed before an upload is released`() {
      let scene = WrongThreadTests()
      let transfer = scene.transfer
      do { _ = scene.openScreen() }
      #expect(
        scene.checker.touches == [.init("taken off the screen", isOnMainActor: true)],
        .diagnosis(
          "Each upload makes the app bigger.", seen: "a screen alive after it was closed",
          expected: "no screen", pitfall: "a screen kept alive"))
      #expect(transfer.observationInfo == nil, "The upload still tells a screen that is closed.")
    }
  }

  func openScreen() -> TransferScreen {
    transfer.label = "transfer"
    return makeTransferScreen(transfer: transfer, uploader: uploader, checker: checker)
  }

  /// What happened to the log off the main actor.
  var touchesElsewhere: [String] {
    checker.touches.filter { !$0.isOnMainActor }.map(\.what)
  }
}
