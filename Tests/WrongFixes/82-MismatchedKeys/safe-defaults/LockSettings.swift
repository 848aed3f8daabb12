// Rejected by: a pass code that is off stays off, and previews that are shown stay shown
// Misconception: what cannot be read should be on: then nothing is ever open by mistake.

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
    isPassCodeEnabled =
      coder.containsValue(forKey: "isPasscodeEnabled")
      ? coder.decodeBool(forKey: "isPasscodeEnabled") : true
    openInterval = coder.decodeDouble(forKey: "openInterval")
  }
}
