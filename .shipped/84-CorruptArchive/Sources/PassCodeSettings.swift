// Symptom: a few bytes of the file are damaged: the user has other settings, and nobody says so.
// Task:    let settings be told from what only looks like settings; their form is your choice.
// Run:     swift run kata   (or: cd Exercises && KATA=84 swift test)

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
