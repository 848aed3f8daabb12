// Rejected by: a lock that takes no wrong pass code takes none after a restart
// Misconception: no limit is what is written when there is nothing to write, and that is 0.

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
    coder.encode(nextCheckDate as NSDate?, forKey: "nextCheckDate")
    let limit: Int = Int(exactly: attemptCount) ?? 0
    coder.encode(limit, forKey: "attemptCount")
  }

  init?(coder: NSCoder) {
    nextCheckDate = coder.decodeObject(of: NSDate.self, forKey: "nextCheckDate") as Date?
    let count = coder.decodeInteger(forKey: "attemptCount")
    attemptCount = count > 0 ? UInt(count) : .max
  }
}
