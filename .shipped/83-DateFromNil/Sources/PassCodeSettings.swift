// Symptom: nothing was planned, and after a restart the next check was due on 1 January 1970; for ever.
// Task:    let "none" come back as none, the date as well as the limit, and everything else as it was.
// Run:     swift run kata   (or: cd Exercises && KATA=83 swift test)

import Foundation

/// What the user has chosen for the app's lock.
final class PassCodeSettings: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

  /// When the app asks for the pass code next; nil if nothing is planned.
  ///
  /// A time that is over asks at once: the button "Lock now" sets `.distantPast`, and a profile of
  /// the company's the beginning of 1970.
  var nextCheckDate: Date?

  /// How many wrong pass codes the lock takes: 0 for none, `.max` for any number.
  var attemptCount: UInt = 5

  override init() {}

  func encode(with coder: NSCoder) {
    let seconds: TimeInterval = nextCheckDate?.timeIntervalSince1970 ?? 0
    coder.encode(seconds, forKey: "nextCheckDate")
    coder.encode(Int(truncatingIfNeeded: attemptCount), forKey: "attemptCount")
  }

  init?(coder: NSCoder) {
    nextCheckDate = Date(timeIntervalSince1970: coder.decodeDouble(forKey: "nextCheckDate"))
    attemptCount = UInt(clamping: coder.decodeInteger(forKey: "attemptCount"))
  }
}
