// Accepted: loose keys twice over, and one write that says which of the two count.

import Foundation

/// What the app remembers from one start to the next.
final class AppSettings {
  private let preferences: any Preferences

  init(preferences: any Preferences) {
    self.preferences = preferences
  }

  /// The policy that was saved last; nil if none ever was.
  var lockPolicy: LockPolicy? {
    guard let slot = preferences.object(forKey: LockKey.slot) as? String,
      let isEnabled = preferences.object(forKey: slot + LockKey.isEnabled) as? Bool,
      let attemptCount = preferences.object(forKey: slot + LockKey.attemptCount) as? Int,
      let checkInterval = preferences.object(forKey: slot + LockKey.checkInterval) as? Double,
      let appVersion = preferences.object(forKey: slot + LockKey.appVersion) as? String
    else { return nil }
    return LockPolicy(
      isEnabled: isEnabled, attemptCount: attemptCount, checkInterval: checkInterval,
      nextCheckDate: preferences.object(forKey: slot + LockKey.nextCheckDate) as? Date,
      appVersion: appVersion)
  }

  /// Saves a policy that the user has chosen, in place of the last one.
  func save(_ policy: LockPolicy) throws {
    // Into the slot that nobody reads; the last write makes it the one that counts.
    let slot = preferences.object(forKey: LockKey.slot) as? String == "a." ? "b." : "a."
    preferences.set(policy.isEnabled, forKey: slot + LockKey.isEnabled)
    preferences.set(policy.attemptCount, forKey: slot + LockKey.attemptCount)
    preferences.set(policy.checkInterval, forKey: slot + LockKey.checkInterval)
    preferences.set(policy.nextCheckDate, forKey: slot + LockKey.nextCheckDate)
    preferences.set(policy.appVersion, forKey: slot + LockKey.appVersion)
    preferences.set(slot, forKey: LockKey.slot)
  }

  /// How often documents are synchronized, in seconds; a quarter of an hour if nobody has said.
  var syncInterval: TimeInterval {
    get { preferences.object(forKey: SyncKey.interval) as? Double ?? 900 }
    set { preferences.set(newValue, forKey: SyncKey.interval) }
  }
}
