// Symptom: the app stays open for a quarter of an hour, and hidden previews are shown again.
// Task:    let the app's own lock keep its settings beside those that every lock has.
// Run:     swift run kata   (or: cd Exercises && KATA=82 swift test)

import Foundation

/// The settings of the app's own lock.
final class PassCodeSettings: LockSettings {
  override class var supportsSecureCoding: Bool { true }

  var attemptCount = 5
  /// How long to wait after too many wrong pass codes, in seconds.
  var retryInterval: TimeInterval = 60
  /// Whether documents in the app switcher are covered; since 2.1.
  var hidesPreviews = false

  override init() {
    super.init()
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(attemptCount, forKey: "attemptCount")
    coder.encode(retryInterval, forKey: "interval")
    coder.encode(hidesPreviews, forKey: "hidesPreviews")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    attemptCount = coder.decodeInteger(forKey: "attemptCount")
    retryInterval = coder.decodeDouble(forKey: "interval")
  }
}
