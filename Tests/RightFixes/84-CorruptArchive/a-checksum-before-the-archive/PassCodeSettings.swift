// Accepted: the keyed archive as it was, with a checksum that is looked at before the unarchiver is.

import Foundation

/// What the user has chosen for the app's lock; before that, no lock.
final class PassCodeSettings: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

  var isEnabled = false
  /// How many wrong pass codes are taken in a row.
  var attemptCount = 5
  /// How long the app stays open after a right one, in seconds.
  var checkInterval: TimeInterval = 300

  override init() {}

  func encode(with coder: NSCoder) {
    coder.encode(isEnabled, forKey: "isEnabled")
    coder.encode(attemptCount, forKey: "attemptCount")
    coder.encode(checkInterval, forKey: "checkInterval")
  }

  init?(coder: NSCoder) {
    isEnabled = coder.decodeBool(forKey: "isEnabled")
    attemptCount = coder.decodeInteger(forKey: "attemptCount")
    checkInterval = coder.decodeDouble(forKey: "checkInterval")
  }
}

extension PassCodeSettings {
  /// There was a lock, perhaps a strict one; its owner knows the pass code.
  static var strict: PassCodeSettings {
    let settings = PassCodeSettings()
    settings.isEnabled = true
    settings.attemptCount = 1
    settings.checkInterval = 0
    return settings
  }
}
