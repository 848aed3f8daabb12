import Foundation
import KataTesting
import KeyValueObserving
import Testing

@testable import RenamedClass

@Suite(.kata) struct RenamedClassTests {
  @Suite struct Hazard {
    @Test(arguments: ofRelease1)
    func `a policy of release 1 is the same after the update`(
      archive: OldArchive, expected: Snapshot
    ) async throws {
      let opened = try await opened(archive.bytes)
      if expected.openInterval == 600 {
        Timeline.current.note("release 1 saves \(archive.className), open for 10 minutes")
        Timeline.current.note(
          "release 3 opens it: \(opened.policy.map { "\($0)" } ?? "an error")")
      }
      #expect(
        opened.policy == expected,
        .diagnosis(
          "The user updates from release 1, and the lock is another one or gone.",
          seen: opened.description, expected: "\(expected)", pitfall: "a renamed class"))
    }

    @Test(arguments: ofRelease2)
    func `a policy of release 2 is the same after the update`(
      archive: OldArchive, expected: Snapshot
    ) async throws {
      let opened = try await opened(archive.bytes)
      #expect(
        opened.policy == expected,
        .diagnosis(
          "The user updates from release 2, and the lock is another one or gone.",
          seen: opened.description, expected: "\(expected)",
          pitfall: "an archive that lacks a new field"))
    }

    @Test(arguments: [
      OldArchive.release1(isEnabled: true, attempts: 3, minutes: 2),
      .release1(isEnabled: true, attempts: 3, minutes: 2, nextCheck: 817_712_107.5),
    ])
    func `an old policy stays what it is however often the app saves and starts`(
      archive: OldArchive
    ) async throws {
      let expected = Snapshot(
        isEnabled: true, attemptCount: 3, openInterval: 120, nextCheck: archive.nextCheck)
      var bytes = archive.bytes
      for start in 1...3 {
        let opened = try await opened(bytes)
        #expect(
          opened.policy == expected,
          .diagnosis(
            "The policy of release 1 changes with the starts after the update.",
            seen: "\(opened.description), at start \(start)", expected: "\(expected)",
            pitfall: "a migration that is not written down"))
        // What is not read, or read as something else, has been told.
        guard opened.policy == expected, let saved = opened.saved else { return }
        bytes = saved
      }
    }
  }

  @Suite struct Behaviour {
    @Test(arguments: [
      Snapshot(
        isEnabled: true, attemptCount: 8, openInterval: 59, nextCheck: 817_712_107.5,
        hidesPreviews: true),
      Snapshot(isEnabled: true, attemptCount: 1, openInterval: 1, hidesPreviews: true),
      Snapshot(isEnabled: false, attemptCount: 5, openInterval: 300),
    ])
    func `a policy that was saved today is opened today`(saved: Snapshot) async throws {
      let opened = try await opened(try PolicyArchive.archive(policy(saved)))
      #expect(
        opened.policy == saved,
        .diagnosis(
          "The user's policy is another one after a restart, without any update.",
          seen: opened.description, expected: "\(saved)", pitfall: "a setting that is not stored"))
    }

    @Test func `an archive of release 3 as it was released is opened`() async throws {
      let archive = OldArchive.release(
        3, isEnabled: true, attempts: 6, seconds: 45, hidesPreviews: true, nextCheck: 817_712_107.5)
      let expected = Snapshot(
        isEnabled: true, attemptCount: 6, openInterval: 45, nextCheck: 817_712_107.5,
        hidesPreviews: true)
      let opened = try await opened(archive.bytes)
      #expect(
        opened.policy == expected,
        .diagnosis(
          "Release 3 is out already, and its users' policies are lost by the repair.",
          seen: opened.description, expected: "\(expected)", pitfall: "a form that is forgotten"))
    }

    @Test func `an archive of a release to come is refused, not cut down`() async throws {
      let archive = OldArchive.release(
        4, isEnabled: true, attempts: 6, seconds: 45, hidesPreviews: true)
      let opened = try await opened(archive.bytes)
      #expect(
        opened.policy == nil,
        .diagnosis(
          "The user goes back a release; the policy is read by somebody who does not know its form.",
          seen: opened.description, expected: "an error",
          pitfall: "a version that nobody looks at"))
    }

    @Test func `an archive of a class that never was a policy is refused`() async throws {
      var archive = OldArchive.release1(isEnabled: true, attempts: 3, minutes: 10)
      archive.className = "Documents.SyncSettings"
      let opened = try await opened(archive.bytes)
      #expect(
        opened.policy == nil,
        .diagnosis(
          "Something else stands in the policy's place, and is taken for a policy.",
          seen: opened.description, expected: "an error", pitfall: "an error that is swallowed"))
    }

    @Test func `bytes that are no archive are refused`() async throws {
      let whole = try PolicyArchive.archive(PassCodePolicy())
      for bytes in [Data(), Data("no archive".utf8), whole.prefix(whole.count / 2)] {
        let opened = try await opened(bytes)
        #expect(opened.policy == nil, "A policy is made of \(bytes.count) bytes that hold none.")
      }
    }
  }
}

/// Archives on the devices of users of release 1, and what their owners have chosen.
private let ofRelease1: [(OldArchive, Snapshot)] = [
  (
    .release1(isEnabled: true, attempts: 3, minutes: 10),
    Snapshot(isEnabled: true, attemptCount: 3, openInterval: 600)
  ),
  (
    .release1(isEnabled: true, attempts: 7, minutes: 600, nextCheck: 817_712_107.5),
    Snapshot(isEnabled: true, attemptCount: 7, openInterval: 36_000, nextCheck: 817_712_107.5)
  ),
  (
    .release1(isEnabled: false, attempts: 1, minutes: 0),
    Snapshot(isEnabled: false, attemptCount: 1, openInterval: 0)
  ),
]

/// The same for release 2.
private let ofRelease2: [(OldArchive, Snapshot)] = [
  (
    .release(2, isEnabled: true, attempts: 4, seconds: 900),
    Snapshot(isEnabled: true, attemptCount: 4, openInterval: 900)
  ),
  (
    .release(2, isEnabled: true, attempts: 4, seconds: 15.5, nextCheck: 817_712_107.5),
    Snapshot(isEnabled: true, attemptCount: 4, openInterval: 15.5, nextCheck: 817_712_107.5)
  ),
]
