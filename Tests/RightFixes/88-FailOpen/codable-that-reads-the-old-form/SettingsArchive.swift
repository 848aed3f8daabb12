import Foundation

/// The one way of the settings to bytes and back; where the bytes are kept is another's affair.
enum SettingsArchive {
  static func archive(_ settings: PassCodeSettings) throws -> Data {
    try PropertyListEncoder().encode(settings)
  }

  static func settings(from archive: Data) throws -> PassCodeSettings? {
    if let settings = try? PropertyListDecoder().decode(PassCodeSettings.self, from: archive) {
      return settings
    }
    return try ArchivedPassCodeSettings.settings(from: archive)
  }
}
