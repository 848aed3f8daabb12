import Foundation
import KataTesting
import KeyValueObserving
import Testing

@testable import ScatteredSettings

@Suite(.kata) struct ScatteredSettingsTests {
  @Suite struct Hazard {
    @Test func `a policy that replaces another is there as a whole, or the other still is`() throws
    {
      for (old, new) in [(office, travel), (travel, office), (office, home)] {
        let savings = try savings(of: new, over: old)
        if new == travel {
          for stopped in savings { Timeline.current.note("stopped after \(stopped)") }
        }
        let neither = savings.filter { $0.policy != old && $0.policy != new }
        #expect(
          neither.isEmpty,
          .diagnosis(
            "The app was stopped while a policy was saved, and starts with one that nobody has "
              + "chosen.",
            seen: text(neither), expected: "\(text(old)), or \(text(new))",
            pitfall: "scattered settings"))
      }
    }

    @Test func `the first policy is there as a whole or not at all`() throws {
      let pieces = try savings(of: travel, over: nil).filter {
        $0.policy != nil && $0.policy != travel
      }
      #expect(
        pieces.isEmpty,
        .diagnosis(
          "The app was stopped while its first policy was saved; its owner cannot open it, or "
            + "anybody can.",
          seen: text(pieces), expected: "no policy, or \(text(travel))",
          pitfall: "scattered settings"))
    }

    @Test func `how often documents are synchronized is another setting than the lock's`() throws {
      let preferences = StoppablePreferences()
      let settings = AppSettings(preferences: preferences)
      try settings.save(office)
      settings.syncInterval = 3_600
      var restarted = AppSettings(preferences: preferences.afterRestart())
      #expect(
        restarted.lockPolicy?.checkInterval == office.checkInterval,
        .diagnosis(
          "Documents are synchronized every hour from now on, and the app stays open for an hour.",
          seen: "open for \(text(restarted.lockPolicy?.checkInterval))",
          expected: "\(text(office.checkInterval)), as the user has chosen",
          pitfall: "two settings under one key"))

      try settings.save(travel)
      restarted = AppSettings(preferences: preferences.afterRestart())
      #expect(
        restarted.syncInterval == 3_600,
        .diagnosis(
          "The user makes the lock stricter, and the server is asked for news all the time.",
          seen: "every \(text(restarted.syncInterval))", expected: text(3_600),
          pitfall: "two settings under one key"))
    }
  }

  @Suite struct Behaviour {
    @Test(arguments: [office, travel, home])
    func `a policy that was saved is there after a restart`(policy: LockPolicy) throws {
      let preferences = StoppablePreferences()
      try AppSettings(preferences: preferences).save(policy)
      let restarted = AppSettings(preferences: preferences.afterRestart())
      #expect(
        restarted.lockPolicy == policy,
        .diagnosis(
          "The policy that the user has chosen is another one after the next start.",
          seen: text(restarted.lockPolicy), expected: text(policy),
          pitfall: "a setting that is no longer stored"))
    }

    @Test func `before anything is saved there is no policy, and a quarter of an hour`() {
      let settings = AppSettings(preferences: StoppablePreferences())
      #expect(settings.lockPolicy == nil, "A new app has a policy that nobody has chosen.")
      #expect(settings.syncInterval == 900)
    }

    @Test func `a lock that is on before and after is on wherever saving stops`() throws {
      let open = try savings(of: travel, over: office).filter { $0.policy?.isEnabled != true }
      #expect(
        open.isEmpty,
        .diagnosis(
          "The app was stopped while a stricter policy was saved, and opens to anybody.",
          seen: text(open), expected: "a lock that is on, as in both policies",
          pitfall: "settings thrown away because they are in doubt"))
    }

    @Test(arguments: [60, 900, 86_400])
    func `how often documents are synchronized survives a restart`(interval: Double) {
      let preferences = StoppablePreferences()
      AppSettings(preferences: preferences).syncInterval = interval
      let restarted = AppSettings(preferences: preferences.afterRestart())
      #expect(restarted.syncInterval == interval, "The app forgets how often to synchronize.")
    }

    @Test func `two apps with preferences of their own do not meet`() throws {
      let first = AppSettings(preferences: StoppablePreferences())
      let second = AppSettings(preferences: StoppablePreferences())
      first.syncInterval = 60
      try first.save(office)
      #expect(
        second.lockPolicy == nil && second.syncInterval == 900,
        .diagnosis(
          "The settings of one app are another's, and those of one test the next one's.",
          seen: "\(text(second.lockPolicy)), every \(text(second.syncInterval))",
          expected: "no policy, every \(text(900))", pitfall: "settings in a static"))
      try second.save(travel)
      #expect(first.lockPolicy == office)
    }

    @Test func `settings can be kept in real user defaults`() throws {
      // A suite of the test's own; nothing is written to disk without synchronize() on Linux, and
      // what another system writes is taken away again.
      let name = "kata-81-\(UUID().uuidString)"
      let defaults = try #require(UserDefaults(suiteName: name))
      defer { defaults.removePersistentDomain(forName: name) }
      for policy in [office, home, travel] {
        try AppSettings(preferences: defaults).save(policy)
        #expect(AppSettings(preferences: defaults).lockPolicy == policy)
      }
      AppSettings(preferences: defaults).syncInterval = 1_800
      #expect(AppSettings(preferences: defaults).syncInterval == 1_800)
    }
  }
}

/// What the next start finds after a saving that was stopped.
struct StoppedSaving: CustomStringConvertible {
  let writes: String
  let policy: LockPolicy?

  var description: String { "\(writes): \(text(policy))" }
}

/// Saves a policy again and again, and stops the app before its first write, after each, and never.
func savings(of new: LockPolicy, over old: LockPolicy?) throws -> [StoppedSaving] {
  let before = StoppablePreferences()
  if let old { try AppSettings(preferences: before).save(old) }

  let whole = before.afterRestart()
  try AppSettings(preferences: whole).save(new)
  let saved = AppSettings(preferences: whole.afterRestart()).lockPolicy
  try #require(
    saved == new, "A policy is saved without being stopped, and is not there after a restart.")

  return (0...whole.writeCount).map { count in
    let preferences = before.afterRestart()
    preferences.stop(afterWrites: count)
    // What it throws, if it looks at what it has written, is thrown in a process that is gone.
    try? AppSettings(preferences: preferences).save(new)
    return StoppedSaving(
      writes: "\(count) of \(whole.writeCount) writes",
      policy: AppSettings(preferences: preferences.afterRestart()).lockPolicy)
  }
}

/// At the office: patient, and a check on Monday.
let office = LockPolicy(
  isEnabled: true, attemptCount: 10, checkInterval: 1_800.5,
  nextCheckDate: Date(timeIntervalSinceReferenceDate: 817_712_107.25), appVersion: "2.0")

/// On a journey: strict.
let travel = LockPolicy(
  isEnabled: true, attemptCount: 3, checkInterval: 15, nextCheckDate: nil, appVersion: "2.1")

/// At home: no lock.
let home = LockPolicy(
  isEnabled: false, attemptCount: 7, checkInterval: 0, nextCheckDate: nil, appVersion: "2.2")

private func text(_ policy: LockPolicy?) -> String {
  guard let policy else { return "no policy" }
  let date = policy.nextCheckDate.map { "\($0.timeIntervalSinceReferenceDate)" } ?? "none"
  return "\(policy.isEnabled ? "on" : "off"), \(policy.attemptCount) attempts, "
    + "open \(policy.checkInterval) s, check \(date), from \(policy.appVersion)"
}

private func text(_ savings: [StoppedSaving]) -> String {
  guard let first = savings.first else { return "none of these" }
  return "\(savings.count) such moments, the first after \(first)"
}

private func text(_ interval: TimeInterval?) -> String {
  interval.map { "\($0) seconds" } ?? "no time"
}
