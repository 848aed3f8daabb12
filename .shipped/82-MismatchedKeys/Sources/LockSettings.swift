// Symptom: switch the pass code on and start the app again: it is off, and other settings are not yours.
// Task:    let every setting come back from the archive as it went in, whatever the others are.
// Run:     swift run kata   (or: cd Exercises && KATA=82 swift test)

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
    isPassCodeEnabled = coder.decodeBool(forKey: "isPasscodeEnabled")
    openInterval = coder.decodeDouble(forKey: "interval")
  }
}
