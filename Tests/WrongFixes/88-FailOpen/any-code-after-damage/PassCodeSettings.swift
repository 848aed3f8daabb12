// Symptom: after the update the app of everybody who has used version 1 is open.
// Task:    let what cannot be read leave the app locked, and let its owner in.
// Run:     swift run kata   (or: cd Exercises && KATA=88 swift test)

import Foundation

/// The settings of the app's lock.
///
/// Version 1 of the app saved them when the user chose a pass code, and had nothing but the interval.
final class PassCodeSettings: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

  private enum Key {
    static let isEnabled = "isEnabled"
    static let attempts = "attempts"
    static let openInterval = "openInterval"
  }

  /// Whether the app asks for the pass code: since version 2, and in version 1 always.
  var isEnabled = false
  /// How many wrong pass codes it takes: since version 2, and in version 1 five.
  var attempts = 5
  /// How long the app stays open after a right one, in seconds.
  var openInterval: TimeInterval = 60

  override init() {}

  /// What holds where settings were saved and cannot be read: locked, and no owner is locked out.
  static var afterLoss: PassCodeSettings {
    let settings = PassCodeSettings()
    settings.isEnabled = true
    settings.openInterval = 0
    return settings
  }

  init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Key.openInterval) else { return nil }
    // An archive of version 1 was saved for a pass code, and its user was asked for it.
    isEnabled =
      coder.containsValue(forKey: Key.isEnabled) ? coder.decodeBool(forKey: Key.isEnabled) : true
    if coder.containsValue(forKey: Key.attempts) {
      attempts = coder.decodeInteger(forKey: Key.attempts)
    }
    openInterval = coder.decodeDouble(forKey: Key.openInterval)
  }

  func encode(with coder: NSCoder) {
    coder.encode(isEnabled, forKey: Key.isEnabled)
    coder.encode(attempts, forKey: Key.attempts)
    coder.encode(openInterval, forKey: Key.openInterval)
  }
}
