import KataTesting
import Testing

@testable import RetainedSender

@Suite(.kata) struct RetainedSenderTests {
  let office = Office()

  @Suite struct Hazard {
    let scene = RetainedSenderTests()

    @Test(arguments: Way.allCases)
    func `a screen is released when the user has left it`(way: Way) {
      let visit = scene.office.visit(way)
      #expect(
        visit.screen == nil,
        .diagnosis(
          "The user \(way.rawValue), and each visit of the screen makes the app bigger.",
          seen: "1 screen in memory", expected: "0 screens",
          pitfall: "a sender retained by what was made for it"))
    }

    @Test(arguments: Way.allCases)
    func `what was made for a screen is gone with it`(way: Way) {
      let visit = scene.office.visit(way)
      #expect(
        visit.progress == nil,
        .diagnosis(
          "The screen and its uploads are done, and what was made for them stays.",
          seen: "1 progress in memory", expected: "0",
          pitfall: "a container that keeps what it made"))
    }

    @Test(arguments: Way.allCases)
    func `nothing is drawn on a screen that the user has left`(way: Way) {
      let visit = scene.office.visit(way)
      let late = scene.office.display.lines.count - visit.linesAtTheEnd
      #expect(
        late == 0,
        .diagnosis(
          "The user \(way.rawValue), and the phone gets warm: the screen goes on drawing.",
          seen: "\(late) lines drawn for nobody", expected: "0 lines",
          pitfall: "a sender retained by what was made for it"))
    }
  }

  @Suite struct Behaviour {
    let scene = RetainedSenderTests()

    @Test func `an upload arrives when its screen is gone`() async {
      await #expect(processExitsWith: .success, stopped) {
        for way in Way.allCases {
          let office = Office()
          _ = office.visit(way)
          #expect(
            office.log.titles == ["Lease"],
            .diagnosis(
              "The user \(way.rawValue) during an upload, and it never arrives.",
              seen: "\(office.log.titles.count) documents", expected: "1 document",
              pitfall: "work that dies with who looks at it"))
        }
      }
    }

    @Test func `an open screen shows how far its upload is`() {
      let screen = scene.office.screen()
      screen.upload("Lease")
      for _ in 1...4 { scene.office.network.step() }
      #expect(scene.office.display.lines == ["0 %", "25 %", "50 %", "75 %", "100 %"])
      #expect(scene.office.log.titles == ["Lease"])
      #expect(screen.isOpen)
      screen.close()
      #expect(!screen.isOpen)
    }

    @Test func `the bar is about all that the screen uploads`() {
      let office = scene.office
      let screen = office.screen()
      screen.upload("Lease")
      for _ in 1...4 { office.network.step() }
      screen.upload("Recipe")
      office.network.step()
      #expect(
        office.display.lines.suffix(2) == ["50 %", "62 %"],
        .diagnosis(
          "A second upload begins, and the bar forgets the first.",
          seen: "\(office.display.lines.suffix(2))", expected: "50 %, 62 %",
          pitfall: "a dependency made anew at each use"))
      #expect(screen.progress.percent == 62)
    }

    @Test func `each of two screens follows its own uploads`() {
      let screens = [scene.office.screen(), scene.office.screen()]
      screens[0].upload("Lease")
      scene.office.network.step()
      screens[1].upload("Recipe")
      scene.office.network.step()
      #expect(screens.map(\.progress.percent) == [50, 25])
      #expect(scene.office.network.steps == 3)
    }
  }
}

let stopped: Comment = "The app stopped: an upload told a screen that was gone."
