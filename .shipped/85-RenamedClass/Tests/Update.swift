import Foundation
import Testing

@testable import RenamedClass

/// A policy as it is in one moment.
struct Snapshot: Codable, Equatable, CustomStringConvertible {
  var isEnabled: Bool
  var attemptCount: Int
  var openInterval: Double
  var nextCheck: Double?
  var hidesPreviews = false

  var description: String {
    "lock \(isEnabled ? "on" : "off"), \(attemptCount) attempts, open \(openInterval) s, "
      + "next check \(nextCheck.map { "\($0)" } ?? "none"), "
      + "previews \(hidesPreviews ? "hidden" : "shown")"
  }
}

extension Snapshot {
  init(_ policy: PassCodePolicy) {
    self.init(
      isEnabled: policy.isEnabled, attemptCount: policy.attemptCount,
      openInterval: policy.openInterval,
      nextCheck: policy.nextCheckDate?.timeIntervalSinceReferenceDate,
      hidesPreviews: policy.hidesPreviews)
  }
}

/// A new policy with these settings; it may be an object or a value.
func policy(_ snapshot: Snapshot) -> PassCodePolicy {
  var policy = PassCodePolicy()
  change(&policy, to: snapshot)
  return policy
}

private func change(_ policy: inout PassCodePolicy, to snapshot: Snapshot) {
  policy.isEnabled = snapshot.isEnabled
  policy.attemptCount = snapshot.attemptCount
  policy.openInterval = snapshot.openInterval
  policy.nextCheckDate = snapshot.nextCheck.map(Date.init(timeIntervalSinceReferenceDate:))
  policy.hidesPreviews = snapshot.hidesPreviews
}

/// What becomes of an archive in an app that has been updated.
struct Opened: Codable {
  /// What is read; nil if the archive is refused.
  var policy: Snapshot?
  /// The error with which it is refused.
  var refusal: String?
  /// What is saved of it in today's form.
  var saved: Data?

  var description: String { policy.map { "\($0)" } ?? "refused: \(refusal ?? "")" }
}

/// Opens an archive and saves it again, in a process of its own.
///
/// Some ways of unarchiving stop it, and what one launch has told the unarchiver the next has not.
func opened(_ archive: Data) async throws -> Opened {
  let result = try await #require(
    processExitsWith: .success, observing: [\.standardOutputContent],
    "The app stops at its first launch after the update."
  ) { [archive = archive as Data] in
    var opened = Opened()
    do {
      let policy = try PolicyArchive.policy(from: archive)
      opened.policy = Snapshot(policy)
      opened.saved = try PolicyArchive.archive(policy)
    } catch {
      opened.refusal = "\(error)"
    }
    print(mark + String(decoding: try JSONEncoder().encode(opened), as: UTF8.self))
  }
  let lines = String(decoding: result.standardOutputContent, as: UTF8.self).split(separator: "\n")
  let line = try #require(lines.first { $0.hasPrefix(mark) })
  return try JSONDecoder().decode(Opened.self, from: Data(line.dropFirst(mark.count).utf8))
}

private let mark = "opened: "
