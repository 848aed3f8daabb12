// Rejected by: a lock that is on before and after is on wherever saving stops
// Misconception: who knows that a policy is incomplete has repaired it.

import Foundation

/// What the app remembers from one start to the next.
final class AppSettings {
  private let preferences: any Preferences

  init(preferences: any Preferences) {
    self.preferences = preferences
  }

  /// The policy that was saved last; nil if none ever was.
  var lockPolicy: LockPolicy? {
    guard preferences.object(forKey: LockKey.isBeingSaved) == nil else { return nil }
    guard let isEnabled = preferences.object(forKey: LockKey.isEnabled) as? Bool else { return nil }
    return LockPolicy(
      isEnabled: isEnabled,
      attemptCount: preferences.object(forKey: LockKey.attemptCount) as? Int ?? 0,
      checkInterval: preferences.object(forKey: LockKey.checkInterval) as? Double ?? 0,
      nextCheckDate: preferences.object(forKey: LockKey.nextCheckDate) as? Date,
      appVersion: preferences.object(forKey: LockKey.appVersion) as? String ?? "")
  }

  /// Saves a policy that the user has chosen, in place of the last one.
  func save(_ policy: LockPolicy) throws {
    preferences.set(true, forKey: LockKey.isBeingSaved)
    preferences.set(policy.isEnabled, forKey: LockKey.isEnabled)
    preferences.set(policy.attemptCount, forKey: LockKey.attemptCount)
    preferences.set(policy.checkInterval, forKey: LockKey.checkInterval)
    if let nextCheckDate = policy.nextCheckDate {
      preferences.set(nextCheckDate, forKey: LockKey.nextCheckDate)
    } else {
      preferences.removeObject(forKey: LockKey.nextCheckDate)
    }
    preferences.set(policy.appVersion, forKey: LockKey.appVersion)
    preferences.removeObject(forKey: LockKey.isBeingSaved)
  }

  /// How often documents are synchronized, in seconds; a quarter of an hour if nobody has said.
  var syncInterval: TimeInterval {
    get { preferences.object(forKey: SyncKey.interval) as? Double ?? 900 }
    set { preferences.set(newValue, forKey: SyncKey.interval) }
  }
}
