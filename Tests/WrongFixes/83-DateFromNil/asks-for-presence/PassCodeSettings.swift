// Rejected by: where no check is planned none is due after a restart
// Misconception: who asks for the key before reading it cannot read what is not there.

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
    if coder.containsValue(forKey: "nextCheckDate") {
      nextCheckDate = Date(timeIntervalSince1970: coder.decodeDouble(forKey: "nextCheckDate"))
    }
    let limit = coder.decodeObject(of: NSNumber.self, forKey: "attemptLimit")
    attemptCount = limit?.uintValue ?? .max
  }
}
