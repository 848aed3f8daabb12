import KataTesting
import KeyValueObserving
import Testing

@testable import NotificationCycle

/// Said of a test that ends in a crash.
///
/// A cycle that does not go through the model ends with the stack: each test that may meet one has a
/// process of its own.
let stopped: Comment = "The app stops, with thousands of frames on its stack."

@Suite(.kata) @MainActor struct NotificationCycleTests {
  /// Two numbers without a common divisor: hardly any size fits exactly.
  static let scan = Proportion(width: 10_007, height: 7069)

  static let proportions = [
    Proportion(width: 3, height: 2), Proportion(width: 16, height: 9),
    Proportion(width: 16, height: 1), Proportion(width: 2, height: 3), scan,
  ]

  let picture: Picture
  let panel: SizePanel

  init(proportion: Proportion = proportions[0]) {
    picture = Picture(proportion: proportion)
    picture.label = "picture"
    panel = SizePanel(picture: picture)
    panel.label = "panel"
  }

  @Suite struct Hazard {
    @Test func `a width that is typed for a scan does not end the app`() async {
      await #expect(processExitsWith: .success, stopped) { @MainActor in
        let scene = NotificationCycleTests(proportion: NotificationCycleTests.scan)
        expectNoFaults(
          "The user types a width for a scan, and the app stops, with thousands of frames.",
          expected: "a size that comes to rest", pitfall: "notification cycle"
        ) { scene.panel.typeWidth(100) }
      }
    }

    @Test func `the width that was typed stays, and the height follows`() async {
      await #expect(processExitsWith: .success, stopped) { @MainActor in
        for proportion in NotificationCycleTests.proportions {
          let scene = NotificationCycleTests(proportion: proportion)
          for width in [100] + Array(1...40) {
            let size = scene.size { scene.panel.typeWidth(width) }
            let expected = [width, proportion.height(forWidth: width)]
            if size == expected { continue }
            Issue.record(
              .diagnosis(
                "The user types a width, and the picture gets another.",
                seen: "\(size[0]) by \(size[1]) for a width of \(width)",
                expected: "\(expected[0]) by \(expected[1])",
                pitfall: "notification cycle"))
            return
          }
        }
      }
    }

    @Test func `the height that was typed stays, and the width follows`() async {
      await #expect(processExitsWith: .success, stopped) { @MainActor in
        for proportion in NotificationCycleTests.proportions {
          let scene = NotificationCycleTests(proportion: proportion)
          for height in [67] + Array(1...40) {
            let size = scene.size { scene.panel.typeHeight(height) }
            let expected = [proportion.width(forHeight: height), height]
            if size == expected { continue }
            Issue.record(
              .diagnosis(
                "The user types a height, and the picture gets another.",
                seen: "\(size[0]) by \(size[1]) for a height of \(height)",
                expected: "\(expected[0]) by \(expected[1])",
                pitfall: "notification cycle"))
            return
          }
        }
      }
    }
  }

  @Suite struct Behaviour {
    // Runs in this process, for its timeline: even numbers come to rest in the shipped code too.
    @Test @MainActor func `a picture that is too high for its page shrinks in both directions`() {
      let scene = NotificationCycleTests()
      let page = Page(of: scene.picture, height: 100)
      page.label = "page"
      Timeline.current.note("the user types a width of 300; the page has a height of 100")
      let size = scene.size { scene.panel.typeWidth(300) }
      keepAlive(page, scene.panel, scene.picture)
      #expect(
        size == [150, 100],
        .diagnosis(
          "The user types a width; the page cuts the height, and the picture is distorted.",
          seen: "\(size[0]) by \(size[1])", expected: "150 by 100",
          pitfall: "a change that is dropped while another is under way"))
      #expect(scene.shown == ["150", "100"], "The panel does not show the size of the picture.")
    }

    @Test func `even sizes follow in both directions`() async {
      await #expect(processExitsWith: .success, stopped) { @MainActor in
        let scene = NotificationCycleTests()
        #expect(scene.size { scene.panel.typeWidth(300) } == [300, 200])
        #expect(scene.size { scene.panel.typeHeight(20) } == [30, 20])
        #expect(scene.shown == ["30", "20"])
      }
    }

    @Test func `sizes that come from elsewhere follow too and are shown`() async {
      await #expect(processExitsWith: .success, stopped) { @MainActor in
        let scene = NotificationCycleTests()
        #expect(scene.size { scene.picture.height = 40 } == [60, 40])
        #expect(scene.shown == ["60", "40"])
        #expect(scene.size { scene.picture.width = 6 } == [6, 4])
        #expect(scene.shown == ["6", "4"])
      }
    }

    @Test func `without proportions each number stands alone`() async {
      await #expect(processExitsWith: .success, stopped) { @MainActor in
        let scene = NotificationCycleTests()
        scene.picture.keepsProportion = false
        #expect(scene.size { scene.panel.typeWidth(100) } == [100, 2])
        #expect(scene.size { scene.panel.typeHeight(7) } == [100, 7])
        #expect(scene.shown == ["100", "7"])
      }
    }

    @Test @MainActor func `a closed panel is released and listens no more`() {
      let picture = Picture(proportion: NotificationCycleTests.proportions[0])
      do {
        let panel = SizePanel(picture: picture)
        expectReleased(
          panel, "Each visit of the panel makes the app bigger.", pitfall: "a panel kept alive")
      }
      #expect(picture.observationInfo == nil, "The picture still tells a panel that is closed.")
    }
  }

  /// Width and height after `action`; a cycle that the model has cut short is judged by the size.
  func size(after action: () -> Void) -> [Int] {
    catchingExceptions(action)
    return [picture.width, picture.height]
  }

  /// What the panel says.
  var shown: [String] { [panel.widthLabel.text ?? "", panel.heightLabel.text ?? ""] }
}
