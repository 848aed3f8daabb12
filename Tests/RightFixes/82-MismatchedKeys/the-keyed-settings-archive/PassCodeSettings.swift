// Accepted: the remedy: a value with one table, from which both directions are read.

import Remedies

/// The settings of the app's own lock.
struct PassCodeSettings: KeyedSettings {
  var isPassCodeEnabled = false
  /// How long a lock stays open after a right pass code, in seconds.
  var openInterval: Double = 60
  var attemptCount = 5
  /// How long to wait after too many wrong pass codes, in seconds.
  var retryInterval: Double = 60
  /// Whether documents in the app switcher are covered; since 2.1.
  var hidesPreviews = false
}

extension PassCodeSettings {
  static let archiveName = "PassCodeSettings"
  static let version = 1
  static let fields: [SettingsField<Self>] = [
    .value("isPassCodeEnabled", \.isPassCodeEnabled),
    .value("openInterval", \.openInterval),
    .value("attemptCount", \.attemptCount),
    .value("retryInterval", \.retryInterval),
    .value("hidesPreviews", \.hidesPreviews, ifAbsent: .means(false)),
  ]
  static let firstLaunch = Self()
  static let afterLoss = Self(isPassCodeEnabled: true, hidesPreviews: true)
}
