// Rejected by: a profile that asks by the beginning of 1970 is obeyed
// Misconception: a zero is never meant, so that it can stand for none.

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
    // What no Int can hold is no limit either.
    coder.encode(Int(exactly: attemptCount).map(NSNumber.init(value:)), forKey: "attemptLimit")
  }

  init?(coder: NSCoder) {
    let seconds = coder.decodeDouble(forKey: "nextCheckDate")
    nextCheckDate = seconds == 0 ? nil : Date(timeIntervalSince1970: seconds)
    let limit = coder.decodeObject(of: NSNumber.self, forKey: "attemptLimit")
    attemptCount = limit?.uintValue ?? .max
  }
}
