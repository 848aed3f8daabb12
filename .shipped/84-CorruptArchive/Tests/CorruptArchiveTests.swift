import Foundation
import KataTesting
import KeyValueObserving
import Remedies
import Testing

@testable import CorruptArchive

@Suite(.kata) struct CorruptArchiveTests {
  @Suite struct Hazard {
    @Test(arguments: Damage.allCases)
    func `damaged settings leave the lock on, and loading says that they are lost`(
      damage: Damage
    ) async throws {
      let launch = try await launch(with: try damage.bytes, isReadable: damage != .unreadable)
      #expect(
        launch.loaded.isEnabled && launch.isLockedAfterwards,
        .diagnosis(
          "The file of the settings is damaged or cannot be read, and the app opens to anybody.",
          seen: "\(launch.loaded), the bytes \(damage); at the next launch "
            + (launch.isLockedAfterwards ? "on" : "off"),
          expected: "lock on, at this launch and at the next", pitfall: "corrupt archive"))
      #expect(
        launch.origin == "lost",
        .diagnosis(
          "The user's settings are gone, and nobody tells the user.",
          seen: "origin \(launch.origin), the bytes \(damage)", expected: "origin lost",
          pitfall: "a swallowed error"))
    }

    @Test func `an archive of other settings leaves the lock on and does not stop the app`()
      async throws
    {
      let archive = try NSKeyedArchiver.archivedData(
        withRootObject: SyncSettings(), requiringSecureCoding: true)
      let launch = try await launch(with: archive)
      #expect(
        launch.loaded.isEnabled && launch.origin == "lost",
        .diagnosis(
          "A restored backup has put other settings in the place of the lock's; anybody comes in.",
          seen: "\(launch.loaded), origin \(launch.origin)",
          expected: "lock on, origin lost", pitfall: "an archive of another class"))
    }

    // In parts, so that one that stops its process does not hide what the others load in silence.
    @Test(arguments: 0..<6)
    func `no changed byte gives other settings or stops the app`(part: Int) async throws {
      let saved = try savedBytes(of: chosen)
      await #expect(
        processExitsWith: .success,
        "A byte of the file is damaged, and the app stops at every launch, until it is installed anew."
      ) { [part = part as Int, whole = saved as Data] in
        let damaged = whole.indices.filter { $0 % 6 == part }.flatMap { index in
          Damage.changes(of: whole, at: index)
        }
        let silent = silentChanges(of: whole, damaged: damaged)
        #expect(
          silent.isEmpty,
          .diagnosis(
            "A byte or two of the file are damaged, and the user has other settings, or no lock.",
            seen:
              "\(silent.count) of \(damaged.count) changes unnoticed, the first: \(silent.first ?? "")",
            expected: "\(chosen), or a loss that is told and a lock that is on",
            pitfall: "an archive without a checksum"))
      }
    }

    @Test func `the damaged bytes are kept, also when the user saves again`() async throws {
      Timeline.current.note("saved: \(chosen); half of the file is left")
      let launch = try await launch(with: try Damage.truncated.bytes)
      Timeline.current.note(
        "loaded: \(launch.loaded); origin: \(launch.origin); bytes kept: \(launch.keepsBytes)")
      Timeline.current.note(
        "the user saves again; bytes kept: \(launch.keepsBytesAfterSaving)")
      #expect(
        launch.keepsBytes && launch.keepsBytesAfterSaving,
        .diagnosis(
          "The settings are gone, and so is all that could tell why or bring them back.",
          seen: "bytes kept after loading: \(launch.keepsBytes), after saving: "
            + "\(launch.keepsBytesAfterSaving)",
          expected: "true, true", pitfall: "evidence that is overwritten"))
    }
  }

  @Suite struct Behaviour {
    @Test func `a first launch locks nobody out`() {
      let store = MemorySettingsStore()
      for _ in 1...2 {
        let loaded = SavedSettings(in: store).load()
        #expect(
          !loaded.settings.isEnabled && loaded.origin == .firstLaunch,
          .diagnosis(
            "The user installs the app, and it asks for a pass code that nobody has chosen.",
            seen: "\(Snapshot(loaded.settings)), origin \(loaded.origin)",
            expected: "lock off, origin firstLaunch", pitfall: "nothing taken for a loss"))
      }
    }

    @Test(arguments: [
      chosen, chosenAgain, Snapshot(isEnabled: false, attemptCount: 5, checkInterval: 300),
      Snapshot(isEnabled: false, attemptCount: 0, checkInterval: 0),
      Snapshot(isEnabled: true, attemptCount: 1, checkInterval: 1),
    ])
    func `settings that were saved are loaded`(saved: Snapshot) async throws {
      let launch = try await launch(with: try savedBytes(of: saved))
      #expect(
        launch.loaded == saved && launch.origin == "saved",
        .diagnosis(
          "The user's settings are others after a restart, though nothing is damaged.",
          seen: "\(launch.loaded), origin \(launch.origin)", expected: "\(saved), origin saved",
          pitfall: "settings thrown away"))
    }

    @Test(arguments: Damage.allCases)
    func `after a loss the owner has an attempt at least`(damage: Damage) async throws {
      let launch = try await launch(with: try damage.bytes, isReadable: damage != .unreadable)
      #expect(
        launch.loaded.attemptCount > 0,
        .diagnosis(
          "The file of the settings is damaged, and its owner cannot come in, pass code or not.",
          seen: "\(launch.loaded)", expected: "an attempt at least",
          pitfall: "strict settings that lock everybody out"))
    }

    @Test(arguments: [Damage.truncated, .empty, .random])
    func `what is saved after a loss is loaded again`(damage: Damage) async throws {
      let launch = try await launch(with: try damage.bytes)
      #expect(
        launch.afterSaving == chosenAgain && launch.originAfterSaving == "saved",
        .diagnosis(
          "After a loss the user sets the lock up again, and it is lost again at the next launch.",
          seen: "\(launch.afterSaving), origin \(launch.originAfterSaving)",
          expected: "\(chosenAgain), origin saved", pitfall: "a loss that does not end"))
    }

    @Test func `settings come back from a file`() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("kata-84-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let store = FileSettingsStore(folder.appendingPathComponent("PassCode.settings"))
      #expect(SavedSettings(in: store).load().origin == .firstLaunch)
      try SavedSettings(in: store).save(settings(chosen))
      let loaded = SavedSettings(in: store).load()
      #expect(Snapshot(loaded.settings) == chosen)
      #expect(loaded.origin == .saved)
    }
  }
}
