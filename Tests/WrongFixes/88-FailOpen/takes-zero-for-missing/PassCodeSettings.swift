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
    isEnabled =
      coder.containsValue(forKey: Key.isEnabled) ? coder.decodeBool(forKey: Key.isEnabled) : true
    let storedAttempts = coder.decodeInteger(forKey: Key.attempts)
    attempts = storedAttempts == 0 ? 5 : storedAttempts
    let storedInterval = coder.decodeDouble(forKey: Key.openInterval)
    openInterval = storedInterval == 0 ? 60 : storedInterval
  }

  func encode(with coder: NSCoder) {
    coder.encode(isEnabled, forKey: Key.isEnabled)
    coder.encode(attempts, forKey: Key.attempts)
    coder.encode(openInterval, forKey: Key.openInterval)
  }
}
