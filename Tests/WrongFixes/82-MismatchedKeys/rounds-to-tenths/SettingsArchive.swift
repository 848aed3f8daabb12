import Foundation

enum SettingsArchive {
  static func archive(_ settings: PassCodeSettings) throws -> Data {
    let all = [
      settings.isPassCodeEnabled ? 1 : 0, Int((settings.openInterval * 10).rounded()),
      settings.attemptCount,
      Int((settings.retryInterval * 10).rounded()), settings.hidesPreviews ? 1 : 0,
    ]
    return try PropertyListEncoder().encode(all)
  }

  static func settings(from archive: Data) throws -> PassCodeSettings {
    let all = try PropertyListDecoder().decode([Int].self, from: archive)
    let settings = PassCodeSettings()
    settings.isPassCodeEnabled = all[0] == 1
    settings.openInterval = Double(all[1]) / 10
    settings.attemptCount = all[2]
    settings.retryInterval = Double(all[3]) / 10
    settings.hidesPreviews = all[4] == 1
    return settings
  }
}
