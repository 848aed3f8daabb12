// Symptom: a few bytes of the file are damaged: the user has other settings, and nobody says so.
// Task:    let settings be told from what only looks like settings; their form is your choice.
// Run:     swift run kata   (or: cd Exercises && KATA=84 swift test)

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
  /// There was a lock, perhaps a strict one; its owner knows the pass code.
  static let afterLoss = Self(isEnabled: true, attemptCount: 1, checkInterval: 0)
}
