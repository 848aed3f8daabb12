import Foundation
import KataTesting
import KeyValueObserving
import Testing

@testable import DateFromNil

@Suite(.kata) struct DateFromNilTests {
  @Suite struct Hazard {
    @Test func `where no check is planned none is due after a restart`() async throws {
      Timeline.current.note("no check is planned; the app is left and started again")
      let found = try await afterRestart(Choice())
      Timeline.current.note("next check: \(found.dateText), due: \(found.isCheckDue)")
      #expect(
        !found.isCheckDue && found.nextCheck == nil,
        .diagnosis(
          "Nothing was planned, and after every start the app asks for the pass code at once.",
          seen: "\(found.dateText), due: \(found.isCheckDue)", expected: "no date, due: false",
          pitfall: "a date from nil"))
    }

    @Test func `a planned check that is taken back stays away`() async throws {
      let found = try await afterRestart(Choice(nextCheck: now + 86_400), Choice())
      #expect(
        found.nextCheck == nil && !found.isCheckDue,
        .diagnosis(
          "The user takes a planned check back, and it comes at once instead of tomorrow.",
          seen: "\(found.dateText), due: \(found.isCheckDue)", expected: "no date, due: false",
          pitfall: "a date from nil"))
    }

    @Test func `a lock without a limit has none after a restart`() async throws {
      let found = try await afterRestart(Choice(attemptCount: .max))
      #expect(
        found.limitText == "no limit" && found.takesAnother.allSatisfy(\.self),
        .diagnosis(
          "The user wants no limit of wrong pass codes; after the next start the first one is too many.",
          seen: "\(found.limitText), another one taken after \(wrongCounts): \(found.takesAnother)",
          expected: "no limit, and another one taken after any number",
          pitfall: "an unsigned number through a signed one"))
    }
  }

  @Suite struct Behaviour {
    @Test(arguments: [now - 0.25, now - 3_600, now - 86_400.779_843])
    func `a check whose time has come is due after a restart`(date: Double) async throws {
      try await expectDate(date, due: true)
    }

    @Test(arguments: [now + 0.25, now + 3_600.5, Date.distantFuture.timeIntervalSinceReferenceDate])
    func `a check that is planned for later is not due, and stays planned`(
      date: Double
    ) async throws {
      try await expectDate(date, due: false)
    }

    @Test func `a profile that asks by the beginning of 1970 is obeyed`() async throws {
      try await expectDate(Date(timeIntervalSince1970: 0).timeIntervalSinceReferenceDate, due: true)
    }

    @Test func `a user who locks the app now finds it locked`() async throws {
      try await expectDate(Date.distantPast.timeIntervalSinceReferenceDate, due: true)
    }

    @Test(arguments: [0, 0.5, -1, -978_307_201, -978_307_199, now - 9 * 365 * 86_400])
    func `a check that is overdue by years is due`(date: Double) async throws {
      try await expectDate(date, due: true)
    }

    @Test(arguments: [1, 5, 1_000, UInt(Int32.max)])
    func `the number of attempts survives a restart`(count: UInt) async throws {
      let found = try await afterRestart(Choice(attemptCount: count))
      #expect(
        found.limitText == "\(count) attempts"
          && found.takesAnother == wrongCounts.map { $0 < count },
        .diagnosis(
          "After the next start the lock takes another number of wrong pass codes.",
          seen: found.limitText, expected: "\(count) attempts", pitfall: "a number that is changed")
      )
    }

    @Test func `a lock that takes no wrong pass code takes none after a restart`() async throws {
      let found = try await afterRestart(Choice(attemptCount: 0))
      #expect(
        found.limitText == "0 attempts" && !found.takesAnother.contains(true),
        .diagnosis(
          "The user takes no wrong pass code at all; after the next start the lock takes some.",
          seen: found.limitText, expected: "0 attempts", pitfall: "a number that stands for another"
        ))
    }

    @Test func `settings that nobody has changed come back unchanged`() async throws {
      let unchanged = Found(PassCodeSettings())
      #expect(unchanged.limitText == "5 attempts")
      #expect(unchanged.nextCheck == nil)
      let found = try await afterRestart(Choice(nextCheck: now))
      #expect(found.limitText == "5 attempts")
    }

    @Test func `bytes that are no archive are refused with an error`() async {
      // In a process of its own: some ways of unarchiving stop it.
      await #expect(processExitsWith: .success) {
        let whole = try SettingsArchive.archive(PassCodeSettings())
        for bytes in [Data(), Data("no archive".utf8), whole.prefix(whole.count / 2)] {
          #expect(
            throws: (any Error).self,
            "Settings are made of \(bytes.count) bytes that hold none."
          ) { try SettingsArchive.settings(from: bytes) }
        }
      }
    }
  }
}

/// Expects that a date comes back, to a thousandth of a second, and is due or not.
func expectDate(
  _ date: Double, due: Bool, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let found = try await afterRestart(Choice(nextCheck: date))
  let difference = found.nextCheck.map { abs($0 - date) }
  #expect(
    found.isCheckDue == due && difference.map { $0 < 0.001 } == true,
    .diagnosis(
      due
        ? "The app should ask for the pass code, and opens without."
        : "The app asks for the pass code before its time, or forgets to.",
      seen: "\(found.dateText), \(difference.map { "\($0)" } ?? "no") seconds away, "
        + "due: \(found.isCheckDue)",
      expected: "\(Date(timeIntervalSinceReferenceDate: date)), due: \(due)",
      pitfall: "a date that stands for another"),
    sourceLocation: sourceLocation)
}
