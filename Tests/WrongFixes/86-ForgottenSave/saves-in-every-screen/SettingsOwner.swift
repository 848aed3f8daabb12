// Rejected by: settings that a school has sent survive a kill
// Misconception: only screens change settings.

import Foundation

/// The settings of the app and the place where they are kept.
final class SettingsOwner {
  var settings: AppSettings

  /// What the last attempt to save has met; the app shows it.
  private(set) var failure: (any Error)?

  private static let key = "settings"
  private let preferences: Preferences

  init(folder: URL) throws {
    preferences = try Preferences(folder: folder)
    settings = try preferences.data(forKey: Self.key).map(AppSettings.init) ?? AppSettings()
  }

  /// Saves the settings; to be called when one has been changed.
  func save() {
    flush()
  }

  /// Saves the settings before the app may be ended.
  func flush() {
    preferences.set(settings.archive(), forKey: Self.key)
    do {
      try preferences.synchronize()
      failure = nil
    } catch {
      failure = error
    }
  }
}
