// Rejected by: a pass code that is switched on is on after a restart
// Misconception: the key is spelled like the property now, so that it must be right.

import Foundation

/// What every lock has: the app's own, and one day that of a single document.
class LockSettings: NSObject, NSSecureCoding {
  class var supportsSecureCoding: Bool { true }

  var isPassCodeEnabled = false
  /// How long a lock stays open after a right pass code, in seconds.
  var openInterval: TimeInterval = 60

  override init() {}

  func encode(with coder: NSCoder) {
    coder.encode(isPassCodeEnabled, forKey: "isPassCodeEnabled")
    coder.encode(openInterval, forKey: "openInterval")
  }

  required init?(coder: NSCoder) {
    isPassCodeEnabled = coder.decodeBool(forKey: "passCodeEnabled")
    openInterval = coder.decodeDouble(forKey: "openInterval")
  }
}
