// Rejected by: damaged settings leave the lock on, and loading says that they are lost
// Misconception: where the settings are lost, the app is as new, and the remedy knows what to do then.

import Foundation
import Remedies

/// What the user has chosen for the app's lock; before that, no lock.
struct PassCodeSettings: KeyedSettings {
  var isEnabled = false
  /// How many wrong pass codes are taken in a row.
  var attemptCount = 5
  /// How long the app stays open after a right one, in seconds.
  var checkInterval: TimeInterval = 300
}

extension PassCodeSettings {
  static let archiveName = "PassCodeSettings"
  static let version = 1
  static let fields: [SettingsField<Self>] = [
    .value("isEnabled", \.isEnabled),
    .value("attemptCount", \.attemptCount),
    .value("checkInterval", \.checkInterval),
  ]
  static let firstLaunch = Self()
  static let afterLoss = firstLaunch
}
