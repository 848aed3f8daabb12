import Foundation

/// The app's lock, as its settings have it.
struct Lock {
  let settings: PassCodeSettings

  /// Whether the app asks for the pass code at this time.
  func isCheckDue(at now: Date) -> Bool {
    guard let next = settings.nextCheckDate else { return false }
    return next <= now
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
