import Foundation
import Testing

@testable import MismatchedKeys

/// Settings as they are in one moment.
struct Snapshot: Codable, Equatable, CustomStringConvertible {
  var isPassCodeEnabled: Bool
  var openInterval: Double
  var attemptCount: Int
  var retryInterval: Double
  var hidesPreviews: Bool

  var description: String {
    "pass code \(isPassCodeEnabled), open \(openInterval), attempts \(attemptCount), "
      + "wait \(retryInterval), previews hidden \(hidesPreviews)"
  }
}

extension Snapshot {
  init(_ settings: PassCodeSettings) {
    self.init(
      isPassCodeEnabled: settings.isPassCodeEnabled, openInterval: settings.openInterval,
      attemptCount: settings.attemptCount, retryInterval: settings.retryInterval,
      hidesPreviews: settings.hidesPreviews)
  }
}

/// New settings with some changes; they may be an object or a value.
func settings(_ change: (inout PassCodeSettings) -> Void) -> PassCodeSettings {
  var settings = PassCodeSettings()
  change(&settings)
  return settings
}

/// Changes settings that somebody holds: an object itself, and of a value nothing but a copy.
func change(_ settings: PassCodeSettings, _ change: (inout PassCodeSettings) -> Void) {
  var settings = settings
  change(&settings)
}

/// Archives settings and opens the archive in another process, which knows nothing but its bytes.
func afterRestart(_ settings: PassCodeSettings) async throws -> Snapshot {
  let restored = try await afterRestart(of: [SettingsArchive.archive(settings)])
  return try #require(restored.first)
}

/// Opens archives one after another in another process.
func afterRestart(of archives: [Data]) async throws -> [Snapshot] {
  let result = try await #require(
    processExitsWith: .success, observing: [\.standardOutputContent],
    "The app does not come up after the restart."
  ) { [archives = archives as [Data]] in
    let restored = archives.map { archive in
      Result { Snapshot(try SettingsArchive.settings(from: archive)) }.mapError(Refusal.init)
    }
    for snapshot in restored {
      switch snapshot {
      case .success(let snapshot):
        print(mark + String(decoding: try JSONEncoder().encode(snapshot), as: UTF8.self))
      case .failure(let refusal):
        print(refusalMark + "\(refusal)")
      }
    }
  }
  let lines = String(decoding: result.standardOutputContent, as: UTF8.self).split(separator: "\n")
  if let refusal = lines.first(where: { $0.hasPrefix(refusalMark) }) {
    throw Refusal(description: String(refusal.dropFirst(refusalMark.count)))
  }
  return try lines.filter { $0.hasPrefix(mark) }.map { line in
    try JSONDecoder().decode(Snapshot.self, from: Data(line.dropFirst(mark.count).utf8))
  }
}

/// The app's own archive was refused after the restart.
private struct Refusal: Error, CustomStringConvertible {
  let description: String
}

extension Refusal {
  init(_ error: any Error) {
    self.init(description: "the app cannot open its own archive after a restart: \(error)")
  }
}

private let mark = "restored: "
private let refusalMark = "refused: "
