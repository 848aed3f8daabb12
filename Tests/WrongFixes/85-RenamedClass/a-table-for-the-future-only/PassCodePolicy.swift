// Rejected by: a policy of release 1 is the same after the update
// Misconception: an archive that depends on no class is read whatever class has written it.

import Foundation
import Remedies

/// When the app asks for its pass code; in release 1 this was `Documents.LockSettings`.
struct PassCodePolicy: KeyedSettings {
  var isEnabled = false
  var attemptCount = 5
  /// How long the app stays open, in seconds; in release 1 it was minutes.
  var openInterval: TimeInterval = 300
  /// When it asks next in any case; nil if nothing is planned.
  var nextCheckDate: Date?
  /// Whether documents in the app switcher are covered; since release 3.
  var hidesPreviews = false
}

extension PassCodePolicy {
  /// A name that depends on no class and no module.
  static let archiveName = "PassCodePolicy"
  static let version = 1
  static let fields: [SettingsField<Self>] = [
    .value("isEnabled", \.isEnabled),
    .value("attemptCount", \.attemptCount),
    .value("openInterval", \.openInterval),
    .optional("nextCheckDate", \.nextCheckDate),
    .value("hidesPreviews", \.hidesPreviews),
  ]
  static let firstLaunch = Self()
  static let afterLoss = Self(isEnabled: true, attemptCount: 1, openInterval: 0)
}
