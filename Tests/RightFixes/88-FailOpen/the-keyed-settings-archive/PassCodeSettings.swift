import Foundation
import Remedies

/// The settings of the app's lock.
struct PassCodeSettings: KeyedSettings {
  /// Whether the app asks for the pass code.
  var isEnabled = false
  /// How many wrong pass codes it takes.
  var attempts = 5
  /// How long the app stays open after a right one, in seconds.
  var openInterval: TimeInterval = 60
}

extension PassCodeSettings {
  static let archiveName = "PassCodeSettings"
  static let version = 1
  static let fields: [SettingsField<Self>] = [
    .value("isEnabled", \.isEnabled),
    .value("attempts", \.attempts, where: (1...100).contains),
    .value("openInterval", \.openInterval) { $0.isFinite && $0 >= 0 },
  ]
  static let firstLaunch = Self()
  static let afterLoss = Self(isEnabled: true, attempts: 1, openInterval: 0)
}
