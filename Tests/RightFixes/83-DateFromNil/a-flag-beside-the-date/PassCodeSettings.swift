// Accepted: the same keys, a flag that says whether there is a date, and the same bits both ways.

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
    coder.encode(nextCheckDate != nil, forKey: "hasNextCheckDate")
    let seconds: TimeInterval = nextCheckDate?.timeIntervalSince1970 ?? 0
    coder.encode(seconds, forKey: "nextCheckDate")
    coder.encode(Int(bitPattern: attemptCount), forKey: "attemptCount")
  }

  init?(coder: NSCoder) {
    if coder.decodeBool(forKey: "hasNextCheckDate") {
      nextCheckDate = Date(timeIntervalSince1970: coder.decodeDouble(forKey: "nextCheckDate"))
    }
    attemptCount = UInt(bitPattern: coder.decodeInteger(forKey: "attemptCount"))
  }
}
