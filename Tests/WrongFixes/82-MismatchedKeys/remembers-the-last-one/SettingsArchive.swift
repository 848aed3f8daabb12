// Rejected by: a pass code that is switched on is on after a restart
// Misconception: the settings are right while the app runs, so that they only have to be remembered.

import Foundation

/// The one way of the settings to bytes and back; where the bytes are kept is another's affair.
enum SettingsArchive {
  nonisolated(unsafe) private static var latest: [Data: PassCodeSettings] = [:]

  static func archive(_ settings: PassCodeSettings) throws -> Data {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: settings, requiringSecureCoding: true)
    latest[data] = settings
    return data
  }

  static func settings(from archive: Data) throws -> PassCodeSettings {
    if let settings = latest[archive] { return settings }
    let settings = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: PassCodeSettings.self, from: archive)
    guard let settings else { throw CocoaError(.coderReadCorrupt) }
    return settings
  }
}
