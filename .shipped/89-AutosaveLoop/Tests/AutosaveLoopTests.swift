import Foundation
import KataTesting
import KeyValueObserving
import Testing

@testable import AutosaveLoop

@Suite(.kata) struct AutosaveLoopTests {
  @Suite struct Hazard {
    @Test func `a change is saved once, and then the app has nothing to do`() throws {
      let device = try Device()
      Timeline.current.note("the user enlarges the text")
      device.owner.setTextSize(24)
      let rests = device.rest()
      keepAlive(device.owner)
      #expect(
        rests && device.store.writeCount == 1,
        .diagnosis(
          "The user changes one setting; the app writes until the battery is empty.",
          seen: "\(device.store.writeCount) writes in 6 turns, and \(rests ? "rest" : "no rest")",
          expected: "1 write, and rest", pitfall: "a save that triggers itself"))
      #expect(device.owner.saveCount == 1, "The app counts \(device.owner.saveCount) saves, not 1.")
    }

    @Test func `what is read from the store is not written back`() throws {
      let archive = try archiveFromElsewhere()
      let device = try Device(archive)
      let rests = device.rest()
      let atStart = device.store.writeCount
      device.store.receive(try #require(Device().changed { $0.setTextSize(30) }))
      try device.owner.reload()
      let restsAgain = device.rest()
      keepAlive(device.owner)
      #expect(
        rests && restsAgain && device.store.writeCount == 0,
        .diagnosis(
          "Two devices of one user save in turns, each what it has from the other.",
          seen: "\(atStart) writes at the start, and \(device.store.writeCount) after a reload",
          expected: "0 writes", pitfall: "loading that triggers saving"))
      #expect(device.owner.settings.textSize == 30)
    }

    @Test func `whoever is told of a change finds it in the store`() async {
      await #expect(processExitsWith: .success, stopped) {
        let device = try Device()
        var found: [String] = []
        device.owner.onChange { found.append((try? device.stored) ?? "nothing") }
        device.owner.setTextSize(24)
        _ = device.rest()
        let expected = "text 24.0, by date false, locked false"
        #expect(
          found.first == expected,
          .diagnosis(
            "The user enlarges the text; a screen that reads the store shows the old size.",
            seen: found.first ?? "no call", expected: expected,
            pitfall: "a change that is announced before it is stored"))
      }
    }

    @Test func `what a listener changes is saved as well, and the app comes to rest`() async {
      await #expect(processExitsWith: .success, stopped) {
        let device = try Device()
        // The list of documents knows whole sizes only.
        device.owner.onChange { device.owner.setTextSize(device.owner.settings.textSize.rounded()) }
        device.owner.setTextSize(20.6)
        let rests = device.rest()
        let stored = try device.stored
        let expected = "text 21.0, by date false, locked false"
        #expect(
          rests && stored == expected,
          .diagnosis(
            "A size is rounded by a screen; the app goes round in circles, or forgets it.",
            seen: "\(stored), and \(rests ? "rest" : "no rest")",
            expected: "\(expected), and rest", pitfall: "a notice that answers itself"))
      }
    }
  }

  @Suite struct Behaviour {
    @Test(arguments: ["textSize", "sortsByDate", "isLocked"])
    func `each setting that is changed is in the store after its turn`(setting: String) throws {
      let device = try Device()
      switch setting {
      case "textSize": device.owner.setTextSize(9)
      case "sortsByDate": device.owner.setSortsByDate(true)
      default: device.owner.setLocked(true)
      }
      _ = device.rest()
      keepAlive(device.owner)
      let stored = try device.stored
      let untouched = try Device().text
      #expect(
        stored == device.text && stored != untouched,
        .diagnosis(
          "The user changes a setting; after the next start it is as before.",
          seen: stored, expected: device.text, pitfall: "a change that is not saved"))
    }

    @Test func `several changes in one turn are all saved`() throws {
      let device = try Device(archiveFromElsewhere())
      device.owner.setTextSize(11)
      device.owner.setSortsByDate(false)
      device.owner.setLocked(false)
      _ = device.rest()
      keepAlive(device.owner)
      #expect(try device.stored == "text 11.0, by date false, locked false")
    }

    @Test func `the first change after a start is saved`() throws {
      let archive = try archiveFromElsewhere()
      for rests in [true, false] {
        let device = try Device(archive)
        if rests { _ = device.rest() }
        device.owner.setTextSize(13)
        _ = device.rest()
        keepAlive(device.owner)
        #expect(try device.stored == "text 13.0, by date true, locked true")
      }
    }

    @Test func `a setting that is changed back is saved as it was`() throws {
      let device = try Device(archiveFromElsewhere())
      device.owner.setLocked(false)
      _ = device.rest()
      device.owner.setLocked(true)
      _ = device.rest()
      keepAlive(device.owner)
      #expect(try device.stored == "text 24.0, by date true, locked true")
    }

    @Test func `a start shows what is stored`() throws {
      let device = try Device(archiveFromElsewhere())
      keepAlive(device.owner)
      #expect(device.text == "text 24.0, by date true, locked true")
      let first = try Device()
      keepAlive(first.owner)
      #expect(first.text == "text 17.0, by date false, locked false")
    }

    @Test func `every listener hears of a change and of a reload`() throws {
      let device = try Device()
      var heard = ["list": "", "editor": ""]
      for name in heard.keys { device.owner.onChange { heard[name] = device.text } }
      device.owner.setSortsByDate(true)
      _ = device.rest()
      #expect(Set(heard.values) == ["text 17.0, by date true, locked false"])
      device.store.receive(try archiveFromElsewhere())
      try device.owner.reload()
      _ = device.rest()
      keepAlive(device.owner)
      #expect(Set(heard.values) == ["text 24.0, by date true, locked true"])
    }

    @Test func `an archive that is damaged is refused, and stays as it is`() {
      let store = ArchiveStore(Data("no archive".utf8))
      #expect(throws: (any Error).self) { try SettingsOwner(store: store, turns: Turns()) }
      #expect(store.archive == Data("no archive".utf8))
    }
  }
}
