import Foundation

/// The one way of the settings to bytes and back; where the bytes are kept is another's affair.
enum SettingsArchive {
  static func archive(_ settings: PassCodeSettings) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: settings, requiringSecureCoding: true)
  }

  static func settings(from archive: Data) throws -> PassCodeSettings {
    let settings = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: PassCodeSettings.self, from: archive)
    guard let settings else { throw CocoaError(.coderReadCorrupt) }
    return settings
  }
}
