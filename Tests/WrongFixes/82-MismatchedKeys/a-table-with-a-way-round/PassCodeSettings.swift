// Rejected by: the app stays open as long as it was told, whatever the wait is
// Misconception: the table of fields complains of a property, and a computed one keeps it quiet.

import Remedies

/// The settings of the app's own lock.
struct PassCodeSettings: KeyedSettings {
  var isPassCodeEnabled = false
  /// How long to wait after too many wrong pass codes, in seconds.
  var retryInterval: Double = 60
  var attemptCount = 5
  /// Whether documents in the app switcher are covered; since 2.1.
  var hidesPreviews = false

  /// How long a lock stays open after a right pass code, in seconds.
  var openInterval: Double {
    get { retryInterval }
    set { retryInterval = newValue }
  }

  static let archiveName = "PassCodeSettings"
  static let version = 1
  static let fields: [SettingsField<Self>] = [
    .value("isPassCodeEnabled", \.isPassCodeEnabled),
    .value("interval", \.retryInterval),
    .value("attemptCount", \.attemptCount),
    .value("hidesPreviews", \.hidesPreviews),
  ]
  static let firstLaunch = Self()
  static let afterLoss = Self(isPassCodeEnabled: true)
}
