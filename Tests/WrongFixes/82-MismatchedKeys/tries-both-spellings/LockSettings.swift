// Rejected by: the app stays open as long as it was told, whatever the wait is
// Misconception: a reader that accepts every spelling is on the safe side.

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
    coder.encode(openInterval, forKey: "interval")
  }

  required init?(coder: NSCoder) {
    isPassCodeEnabled =
      coder.decodeBool(forKey: "isPasscodeEnabled")
      || coder.decodeBool(forKey: "isPassCodeEnabled")
    openInterval = coder.decodeDouble(forKey: "interval")
  }
}
