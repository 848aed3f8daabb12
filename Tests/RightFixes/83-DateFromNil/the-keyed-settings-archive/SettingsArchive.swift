import Foundation
import Remedies

/// The one way of the settings to bytes and back; where the bytes are kept is another's affair.
enum SettingsArchive {
  static func archive(_ settings: PassCodeSettings) throws -> Data {
    try KeyedSettingsArchive<PassCodeSettings>().data(for: settings)
  }

  static func settings(from archive: Data) throws -> PassCodeSettings {
    try KeyedSettingsArchive<PassCodeSettings>().settings(from: archive).settings
  }
}
