import Foundation
import Remedies

/// The one way of the settings to bytes and back; where the bytes are kept is another's affair.
enum SettingsArchive {
  static func archive(_ settings: PassCodeSettings) throws -> Data {
    try KeyedSettingsArchive<PassCodeSettings>().data(for: settings)
  }

  /// The settings as this version saves them, or as earlier ones did.
  static func settings(in stored: Data?) -> PassCodeSettings {
    let loaded = StoredSettings<PassCodeSettings>(in: MemorySettingsStore(stored)).load()
    guard case .lost(.damaged(.notAnArchive), _) = loaded.origin, let stored else {
      return loaded.settings
    }
    // What earlier versions have saved has no seal.
    return (try? ArchivedPassCodeSettings.settings(from: stored)) ?? loaded.settings
  }
}
