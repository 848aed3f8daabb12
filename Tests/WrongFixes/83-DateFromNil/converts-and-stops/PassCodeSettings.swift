// Rejected by: a lock without a limit has none after a restart
// Misconception: a plain conversion is the safe one, since it lets no wrong number through.

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
    coder.encode(Int(attemptCount), forKey: "attemptCount")
  }

  init?(coder: NSCoder) {
    nextCheckDate = coder.decodeObject(of: NSDate.self, forKey: "nextCheckDate") as Date?
    attemptCount = UInt(coder.decodeInteger(forKey: "attemptCount"))
  }
}
