// Rejected by: an old policy stays what it is however often the app saves and starts
// Misconception: a class under the old name opens what is old, and nothing else.

import Foundation

/// When the app asks for its pass code; in release 1 this was `Documents.LockSettings`.
class PassCodePolicy: NSObject, NSSecureCoding {
  class var supportsSecureCoding: Bool { true }

  /// The release in which the form of the archive was changed last.
  static let version = 3

  var isEnabled = false
  var attemptCount = 5
  /// How long the app stays open, in seconds; in release 1 it was minutes.
  var openInterval: TimeInterval = 300
  /// When it asks next in any case; nil, and not in the archive, if nothing is planned.
  var nextCheckDate: Date?
  /// Whether documents in the app switcher are covered; since release 3.
  var hidesPreviews = false

  override init() {}

  func encode(with coder: NSCoder) {
    coder.encode(Self.version, forKey: "version")
    coder.encode(isEnabled, forKey: "isEnabled")
    coder.encode(attemptCount, forKey: "attemptCount")
    coder.encode(openInterval, forKey: "openInterval")
    if let nextCheckDate { coder.encode(nextCheckDate as NSDate, forKey: "nextCheckDate") }
    coder.encode(hidesPreviews, forKey: "hidesPreviews")
  }

  required init?(coder: NSCoder) {
    // Release 1 wrote none.
    let version =
      coder.containsValue(forKey: "version") ? coder.decodeInteger(forKey: "version") : 1
    guard (1...Self.version).contains(version) else {
      coder.failWithError(CocoaError(.coderReadCorrupt))
      return nil
    }
    isEnabled = coder.decodeBool(forKey: "isEnabled")
    attemptCount = coder.decodeInteger(forKey: "attemptCount")
    openInterval = coder.decodeDouble(forKey: "openInterval")
    if coder.containsValue(forKey: "nextCheckDate") {
      nextCheckDate = coder.decodeObject(of: NSDate.self, forKey: "nextCheckDate") as Date?
    }
    // Nobody covered anything before release 3.
    hidesPreviews = version >= 3 && coder.decodeBool(forKey: "hidesPreviews")
  }
}

/// What the class was called in release 1, when the lock stayed open for minutes.
final class LockSettings: PassCodePolicy {
  override class var supportsSecureCoding: Bool { true }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    openInterval = TimeInterval(coder.decodeInteger(forKey: "openInterval")) * 60
  }
}
