import Foundation
import Testing

@testable import DateFromNil

/// What a user sets before the app is left.
struct Choice: Codable, Sendable {
  /// Seconds since the reference date; nil for no date.
  var nextCheck: Double?
  var attemptCount: UInt = 5

  func apply(to settings: inout PassCodeSettings) {
    settings.nextCheckDate = nextCheck.map(Date.init(timeIntervalSinceReferenceDate:))
    settings.attemptCount = attemptCount
  }
}

/// What the app finds after a restart.
struct Found: Codable {
  /// Seconds since the reference date; nil for no date.
  var nextCheck: Double?
  var isCheckDue: Bool
  var takesAnother: [Bool]
  var limitText: String
}

extension Found {
  /// Found at a time of 2026, and asked about further pass codes after 0, 1, 4, 5 and 1000 wrong ones.
  init(_ settings: PassCodeSettings) {
    let lock = Lock(settings: settings)
    self.init(
      nextCheck: settings.nextCheckDate?.timeIntervalSinceReferenceDate,
      isCheckDue: lock.isCheckDue(at: Date(timeIntervalSinceReferenceDate: now)),
      takesAnother: wrongCounts.map(lock.takesAnother(afterWrong:)), limitText: lock.limitText)
  }

  var dateText: String {
    nextCheck.map { "\(Date(timeIntervalSinceReferenceDate: $0))" } ?? "no date"
  }
}

/// A moment in December 2026, in seconds since the reference date.
let now = 817_800_000.0

let wrongCounts: [UInt] = [0, 1, 4, 5, 1_000]

/// Makes choices one after another, each after a restart, and looks after another restart.
///
/// Every start is a process of its own, which knows nothing but the archive of the last one. A number
/// that does not fit may stop a process.
func afterRestart(_ choices: Choice...) async throws -> Found {
  var archive = Data()
  for choice in choices { archive = try await chosen(choice, over: archive) }
  return try await found(in: archive)
}

private func chosen(_ choice: Choice, over archive: Data) async throws -> Data {
  let result = try await #require(
    processExitsWith: .success, observing: [\.standardOutputContent],
    "The app stops while it archives what the user has chosen."
  ) { [choice = choice as Choice, archive = archive as Data] in
    say {
      var settings =
        archive.isEmpty ? PassCodeSettings() : try SettingsArchive.settings(from: archive)
      choice.apply(to: &settings)
      return try SettingsArchive.archive(settings)
    }
  }
  return try heard(result.standardOutputContent)
}

private func found(in archive: Data) async throws -> Found {
  let result = try await #require(
    processExitsWith: .success, observing: [\.standardOutputContent],
    "The app does not come up after the restart."
  ) { [archive = archive as Data] in
    say { Found(try SettingsArchive.settings(from: archive)) }
  }
  return try heard(result.standardOutputContent)
}

/// Tells the parent process what `body` gives, or why it does not.
private func say<Value: Encodable>(_ body: () throws -> Value) {
  do {
    print(mark + String(decoding: try JSONEncoder().encode([body()]), as: UTF8.self))
  } catch {
    print(refusalMark + "\(error)")
  }
}

private func heard<Value: Decodable>(_ output: [UInt8]) throws -> Value {
  let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
  if let refusal = lines.first(where: { $0.hasPrefix(refusalMark) }) {
    throw Refusal(description: String(refusal.dropFirst(refusalMark.count)))
  }
  let line = try #require(lines.first { $0.hasPrefix(mark) })
  let values = try JSONDecoder().decode([Value].self, from: Data(line.dropFirst(mark.count).utf8))
  return try #require(values.first)
}

/// The app's own archive was refused after the restart.
private struct Refusal: Error, CustomStringConvertible {
  let description: String
}

private let mark = "found: "
private let refusalMark = "the app cannot open its own archive after a restart: "
