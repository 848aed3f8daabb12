// Symptom: the user switches the lock on; a day later the app has been killed, and is open again.
// Task:    let a change survive whatever ends the app after the call that has made it.
// Run:     swift run kata   (or: cd Exercises && KATA=86 swift test)

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
    preferences.set(settings.archive(), forKey: Self.key)
  }

  /// Saves the settings before the app may be ended.
  func flush() {
    save()
    do {
      try preferences.synchronize()
      failure = nil
    } catch {
      failure = error
    }
  }
}
