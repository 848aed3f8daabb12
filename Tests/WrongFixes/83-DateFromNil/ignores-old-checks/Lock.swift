// Rejected by: a check that is overdue by years is due
// Misconception: a date so long ago cannot be meant.

import Foundation

/// The app's lock, as its settings have it.
struct Lock {
  let settings: PassCodeSettings

  /// Whether the app asks for the pass code at this time.
  func isCheckDue(at now: Date) -> Bool {
    guard let next = settings.nextCheckDate else { return false }
    // An app that has lain about for longer has no planned check, but a wrong date.
    let year: TimeInterval = 365 * 86_400
    return next <= now && now.timeIntervalSince(next) < year
  }

  /// Whether the lock takes another pass code after so many wrong ones.
  func takesAnother(afterWrong count: UInt) -> Bool {
    count < settings.attemptCount
  }

  /// What the lock screen says before the first pass code.
  var limitText: String {
    settings.attemptCount == .max ? "no limit" : "\(settings.attemptCount) attempts"
  }
}
