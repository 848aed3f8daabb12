// Rejected by: a check that is planned for later is not due, and stays planned
// Misconception: a text can be empty, and says of a date what there is to say.

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
    let text = nextCheckDate.map { ISO8601DateFormatter().string(from: $0) } ?? ""
    coder.encode(text as NSString, forKey: "nextCheckDate")
    // What no Int can hold is no limit either.
    coder.encode(Int(exactly: attemptCount).map(NSNumber.init(value:)), forKey: "attemptLimit")
  }

  init?(coder: NSCoder) {
    let text = coder.decodeObject(of: NSString.self, forKey: "nextCheckDate") as String? ?? ""
    nextCheckDate = ISO8601DateFormatter().date(from: text)
    let limit = coder.decodeObject(of: NSNumber.self, forKey: "attemptLimit")
    attemptCount = limit?.uintValue ?? .max
  }
}
