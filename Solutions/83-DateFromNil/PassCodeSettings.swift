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
    // A nil that is written is a nil when it is read, and something else than nothing.
    coder.encode(nextCheckDate as NSDate?, forKey: "nextCheckDate")
    // What no Int can hold is no limit either.
    coder.encode(Int(exactly: attemptCount).map(NSNumber.init(value:)), forKey: "attemptLimit")
  }

  init?(coder: NSCoder) {
    // On Linux, reading the object of a missing key fails the whole archive; on Apple's systems it
    // gives nil. Here a missing key is an error on both.
    guard coder.containsValue(forKey: "nextCheckDate"), coder.containsValue(forKey: "attemptLimit")
    else {
      coder.failWithError(CocoaError(.coderValueNotFound))
      return nil
    }
    nextCheckDate = coder.decodeObject(of: NSDate.self, forKey: "nextCheckDate") as Date?
    attemptCount = .max
    guard let limit = coder.decodeObject(of: NSNumber.self, forKey: "attemptLimit") else { return }
    guard let count = UInt(exactly: limit) else {
      coder.failWithError(CocoaError(.coderReadCorrupt))
      return nil
    }
    attemptCount = count
  }
}
