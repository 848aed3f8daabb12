// Rejected by: a lock that is switched on is on after the app was killed
// Misconception: an app always gets a word before it ends.

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
    let exit = ExitSave(owner: self)
    ExitSave.all.append(exit)
    atexit { for exit in ExitSave.all { exit.owner?.flush() } }
  }

  deinit {
    flush()
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

/// Saves the settings when the process ends.
private final class ExitSave {
  nonisolated(unsafe) static var all: [ExitSave] = []

  private(set) weak var owner: SettingsOwner?

  init(owner: SettingsOwner) {
    self.owner = owner
  }
}
