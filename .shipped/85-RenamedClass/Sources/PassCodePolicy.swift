// Symptom: after the update to release 3 the lock of everybody who comes from an older one is gone.
// Task:    let the policy of each earlier release mean today what it meant there.
// Run:     swift run kata   (or: cd Exercises && KATA=85 swift test)

import Foundation

/// When the app asks for its pass code; in release 1 this was `Documents.LockSettings`.
final class PassCodePolicy: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

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

  init?(coder: NSCoder) {
    guard coder.decodeInteger(forKey: "version") == Self.version else { return nil }
    isEnabled = coder.decodeBool(forKey: "isEnabled")
    attemptCount = coder.decodeInteger(forKey: "attemptCount")
    openInterval = coder.decodeDouble(forKey: "openInterval")
    if coder.containsValue(forKey: "nextCheckDate") {
      nextCheckDate = coder.decodeObject(of: NSDate.self, forKey: "nextCheckDate") as Date?
    }
    hidesPreviews = coder.decodeBool(forKey: "hidesPreviews")
  }
}
