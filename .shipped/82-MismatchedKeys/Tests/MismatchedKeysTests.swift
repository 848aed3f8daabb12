import Foundation
import KataTesting
import Testing

@testable import MismatchedKeys

@Suite(.kata) struct MismatchedKeysTests {
  @Suite struct Hazard {
    @Test func `a pass code that is switched on is on after a restart`() async throws {
      let restored = try await afterRestart(settings { $0.isPassCodeEnabled = true })
      #expect(
        restored.isPassCodeEnabled,
        .diagnosis(
          "The user switches the pass code on; after the next start the app opens to anybody.",
          seen: "the pass code off", expected: "the pass code on",
          pitfall: "mismatched keys"))
    }

    @Test(arguments: [(600, 60), (60, 900), (0, 0.5), (0.123_456_789, 0), (3_600, 7_200)])
    func `the app stays open as long as it was told, whatever the wait is`(
      open: Double, wait: Double
    ) async throws {
      let restored = try await afterRestart(
        settings {
          $0.openInterval = open
          $0.retryInterval = wait
        })
      #expect(
        restored.openInterval == open,
        .diagnosis(
          "After the next start the app stays open for another time than the user chose.",
          seen: "\(restored.openInterval) seconds, with a wait of \(wait)",
          expected: "\(open) seconds", pitfall: "a key that parent and child share"))
    }

    @Test func `previews that are hidden are hidden after a restart`() async throws {
      let restored = try await afterRestart(settings { $0.hidesPreviews = true })
      #expect(
        restored.hidesPreviews,
        .diagnosis(
          "The user hides the documents in the app switcher; after the next start they are shown.",
          seen: "previews shown", expected: "previews hidden",
          pitfall: "a field that is encoded and never decoded"))
    }

    @Test func `each of several archives gives all of its own settings`() async throws {
      let strict = settings {
        $0.isPassCodeEnabled = true
        $0.openInterval = 15
        $0.attemptCount = 3
        $0.retryInterval = 1_800.1
        $0.hidesPreviews = true
      }
      let longer = settings {
        $0.isPassCodeEnabled = true
        $0.openInterval = 16.3
        $0.attemptCount = 3
        $0.retryInterval = 1_800.1
        $0.hidesPreviews = true
      }
      let shown = settings {
        $0.isPassCodeEnabled = true
        $0.openInterval = 43_200
        $0.retryInterval = 7
      }
      let unlocked = settings {
        $0.attemptCount = 100
        $0.hidesPreviews = true
      }
      let all = [strict, longer, shown, unlocked, strict]
      let expected = all.map(Snapshot.init)
      let restored = try await afterRestart(of: all.map(SettingsArchive.archive))
      for (restored, expected) in zip(restored, expected) {
        #expect(
          restored == expected,
          .diagnosis(
            "Settings of another moment, or the defaults, come back after a restart.",
            seen: "\(restored)", expected: "\(expected)", pitfall: "mismatched keys"))
      }
      #expect(restored.count == expected.count)
    }
  }

  @Suite struct Behaviour {
    @Test func `settings that nobody has changed come back unchanged`() async throws {
      let restored = try await afterRestart(PassCodeSettings())
      let expected = Snapshot(
        isPassCodeEnabled: false, openInterval: 60, attemptCount: 5, retryInterval: 60,
        hidesPreviews: false)
      #expect(
        restored == expected,
        .diagnosis(
          "A user who has never opened the settings finds them changed after a restart.",
          seen: "\(restored)", expected: "\(expected)", pitfall: "a default instead of a value"))
    }

    @Test func `a pass code that is off stays off, and previews that are shown stay shown`()
      async throws
    {
      let restored = try await afterRestart(
        settings {
          $0.openInterval = 900
          $0.retryInterval = 900
          $0.attemptCount = 9
        })
      #expect(
        !restored.isPassCodeEnabled && !restored.hidesPreviews,
        .diagnosis(
          "The user has no pass code, and after the next start the app asks for one.",
          seen:
            "pass code \(restored.isPassCodeEnabled), previews hidden \(restored.hidesPreviews)",
          expected: "false, false", pitfall: "a default instead of a value"))
    }

    @Test(arguments: [0, 0.123_456_789, 900, 86_400])
    func `the wait after wrong pass codes survives a restart`(wait: Double) async throws {
      let restored = try await afterRestart(settings { $0.retryInterval = wait })
      #expect(
        restored.retryInterval == wait,
        .diagnosis(
          "After the next start the wait after wrong pass codes is another one.",
          seen: "\(restored.retryInterval) seconds", expected: "\(wait) seconds",
          pitfall: "a field that is no longer stored"))
    }

    @Test(arguments: [0, 1, 9, 1_000])
    func `the number of attempts survives a restart`(count: Int) async throws {
      let restored = try await afterRestart(settings { $0.attemptCount = count })
      #expect(
        restored.attemptCount == count,
        .diagnosis(
          "After the next start the app takes another number of wrong pass codes.",
          seen: "\(restored.attemptCount)", expected: "\(count)",
          pitfall: "a field that is no longer stored"))
    }

    @Test func `an archive keeps what was so when it was made`() throws {
      let made = settings { $0.attemptCount = 3 }
      let archive = try SettingsArchive.archive(made)
      #expect(made.attemptCount == 3, "Archiving changes what the user has set.")
      change(made) { $0.attemptCount = 4 }
      let first = try SettingsArchive.settings(from: archive)
      #expect(first.attemptCount == 3, "A change after the archiving is in the archive.")
      change(first) { $0.attemptCount = 8 }
      let second = try SettingsArchive.settings(from: archive)
      #expect(second.attemptCount == 3, "Two that open one archive share their settings.")
    }

    @Test func `bytes that are no archive are refused with an error`() async {
      // In a process of its own: some ways of unarchiving stop it.
      await #expect(processExitsWith: .success) {
        let whole = try SettingsArchive.archive(settings { $0.isPassCodeEnabled = true })
        let cut = [whole.count / 2, whole.count * 9 / 10].map { whole.prefix($0) }
        let damaged = [Data(), Data("no archive".utf8)] + cut
        for bytes in damaged {
          #expect(
            throws: (any Error).self,
            .diagnosis(
              "The settings are damaged; the app starts as if they had never been made.",
              seen: "settings out of \(bytes.count) bytes that hold none", expected: "an error",
              pitfall: "a swallowed error")
          ) { try SettingsArchive.settings(from: bytes) }
        }
      }
    }
  }
}
