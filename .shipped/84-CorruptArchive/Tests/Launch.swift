import Foundation
import Remedies
import Testing

@testable import CorruptArchive

/// Settings as they are in one moment.
struct Snapshot: Codable, Equatable, CustomStringConvertible {
  var isEnabled: Bool
  var attemptCount: Int
  var checkInterval: Double

  var description: String {
    "lock \(isEnabled ? "on" : "off"), \(attemptCount) attempts, open \(checkInterval) s"
  }
}

extension Snapshot {
  init(_ settings: PassCodeSettings) {
    self.init(
      isEnabled: settings.isEnabled, attemptCount: settings.attemptCount,
      checkInterval: settings.checkInterval)
  }
}

/// What a launch with certain bytes in the store comes to.
struct Launch: Codable {
  var loaded: Snapshot
  var origin: String
  /// Whether the bytes that were there are still in the store or kept aside.
  var keepsBytes: Bool
  /// Whether the lock is on when the app is launched once more.
  var isLockedAfterwards: Bool
  /// What a further launch loads after the user has saved `chosen`.
  var afterSaving: Snapshot
  var originAfterSaving: String
  /// The same as `keepsBytes`, after that.
  var keepsBytesAfterSaving: Bool
}

/// What the user of the tests chooses: nothing of it is a default.
let chosen = Snapshot(isEnabled: true, attemptCount: 7, checkInterval: 42.25)

/// What the user chooses after a loss.
let chosenAgain = Snapshot(isEnabled: true, attemptCount: 9, checkInterval: 15)

func settings(_ snapshot: Snapshot) -> PassCodeSettings {
  // They may be an object or a value.
  var settings = PassCodeSettings()
  change(&settings, to: snapshot)
  return settings
}

private func change(_ settings: inout PassCodeSettings, to snapshot: Snapshot) {
  settings.isEnabled = snapshot.isEnabled
  settings.attemptCount = snapshot.attemptCount
  settings.checkInterval = snapshot.checkInterval
}

/// The bytes that the app saves for settings.
func savedBytes(of snapshot: Snapshot) throws -> Data {
  let store = MemorySettingsStore()
  try SavedSettings(in: store).save(settings(snapshot))
  return try #require(store.read())
}

/// A store whose file is there and cannot be read, as on a device that has not been unlocked yet.
struct UnreadableStore: SettingsStore {
  let memory: MemorySettingsStore

  func read() throws -> Data? { throw CocoaError(.fileReadNoPermission) }
  func replace(with data: Data) { memory.replace(with: data) }
  func keepAside(_ data: Data) -> String { memory.keepAside(data) }
}

/// Launches the app with these bytes in its store, in a process of its own, which may be stopped.
func launch(
  with bytes: Data, isReadable: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> Launch {
  let result = try await #require(
    processExitsWith: .success, observing: [\.standardOutputContent],
    "The app stops at every launch, until it is installed anew.", sourceLocation: sourceLocation
  ) { [bytes = bytes as Data, isReadable = isReadable as Bool] in
    let memory = MemorySettingsStore(bytes)
    let store: any SettingsStore = isReadable ? memory : UnreadableStore(memory: memory)
    let first = SavedSettings(in: store).load()
    let keepsBytes = memory.read() == bytes || memory.aside.values.contains(bytes)
    let second = SavedSettings(in: store).load()
    // Where nothing can be read, nothing need be written.
    try? SavedSettings(in: store).save(settings(chosenAgain))
    let third = SavedSettings(in: store).load()
    let launch = Launch(
      loaded: Snapshot(first.settings), origin: first.origin.rawValue, keepsBytes: keepsBytes,
      isLockedAfterwards: second.settings.isEnabled, afterSaving: Snapshot(third.settings),
      originAfterSaving: third.origin.rawValue,
      keepsBytesAfterSaving: memory.read() == bytes || memory.aside.values.contains(bytes))
    print(mark + String(decoding: try JSONEncoder().encode(launch), as: UTF8.self))
  }
  let lines = String(decoding: result.standardOutputContent, as: UTF8.self).split(separator: "\n")
  let line = try #require(lines.first { $0.hasPrefix(mark) })
  return try JSONDecoder().decode(Launch.self, from: Data(line.dropFirst(mark.count).utf8))
}

/// Launches the app with each of many damaged archives and says what was loaded in silence.
///
/// - Returns: For each that gave other settings than were saved, as if they were saved, or settings
///   without a lock, what it gave.
func silentChanges(of whole: Data, damaged: [Data]) -> [String] {
  damaged.compactMap { bytes in
    let loaded = SavedSettings(in: MemorySettingsStore(bytes)).load()
    let snapshot = Snapshot(loaded.settings)
    if loaded.origin == .saved, snapshot == chosen { return nil }
    if loaded.origin == .lost, snapshot.isEnabled { return nil }
    return "\(snapshot) (\(loaded.origin))"
  }
}

private let mark = "launched: "
