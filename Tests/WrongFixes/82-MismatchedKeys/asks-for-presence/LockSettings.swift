// Rejected by: a pass code that is off stays off, and previews that are shown stay shown
// Misconception: a setting is on if its key is in the archive.

import Foundation

/// What every lock has: the app's own, and one day that of a single document.
class LockSettings: NSObject, NSSecureCoding {
  class var supportsSecureCoding: Bool { true }

  /// Each with the class's name before it: a coder has one list of keys for all levels of a class.
  private enum Key {
    static let isPassCodeEnabled = "LockSettings.isPassCodeEnabled"
    static let openInterval = "LockSettings.openInterval"
  }

  var isPassCodeEnabled = false
  /// How long a lock stays open after a right pass code, in seconds.
  var openInterval: TimeInterval = 60

  override init() {}

  func encode(with coder: NSCoder) {
    coder.encode(isPassCodeEnabled, forKey: Key.isPassCodeEnabled)
    coder.encode(openInterval, forKey: Key.openInterval)
  }

  required init?(coder: NSCoder) {
    isPassCodeEnabled = coder.containsValue(forKey: Key.isPassCodeEnabled)
    openInterval = coder.decodeDouble(forKey: Key.openInterval)
  }
}
