// Rejected by: a user who locks the app now finds it locked
// Misconception: there is a date that nobody uses, made for the purpose.

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
    coder.encode((nextCheckDate ?? .distantPast) as NSDate, forKey: "nextCheckDate")
    // What no Int can hold is no limit either.
    coder.encode(Int(exactly: attemptCount).map(NSNumber.init(value:)), forKey: "attemptLimit")
  }

  init?(coder: NSCoder) {
    let date = coder.decodeObject(of: NSDate.self, forKey: "nextCheckDate") as Date?
    nextCheckDate = date == .distantPast ? nil : date
    let limit = coder.decodeObject(of: NSNumber.self, forKey: "attemptLimit")
    attemptCount = limit?.uintValue ?? .max
  }
}
