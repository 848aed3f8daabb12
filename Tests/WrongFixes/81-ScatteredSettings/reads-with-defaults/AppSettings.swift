// Rejected by: the first policy is there as a whole or not at all
// Misconception: a policy with a sensible value in each gap is a sensible policy.

import Foundation

/// What the app remembers from one start to the next.
final class AppSettings {
  private let preferences: any Preferences

  init(preferences: any Preferences) {
    self.preferences = preferences
  }

  /// The policy that was saved last; nil if none ever was.
  var lockPolicy: LockPolicy? {
    guard let isEnabled = preferences.object(forKey: LockKey.isEnabled) as? Bool else { return nil }
    // What is missing gets a value that locks nobody out.
    return LockPolicy(
      isEnabled: isEnabled,
      attemptCount: preferences.object(forKey: LockKey.attemptCount) as? Int ?? 5,
      checkInterval: preferences.object(forKey: LockKey.checkInterval) as? Double ?? 300,
      nextCheckDate: preferences.object(forKey: LockKey.nextCheckDate) as? Date,
      appVersion: preferences.object(forKey: LockKey.appVersion) as? String ?? "1.0")
  }

  /// Saves a policy that the user has chosen, in place of the last one.
  func save(_ policy: LockPolicy) throws {
    preferences.set(policy.isEnabled, forKey: LockKey.isEnabled)
    preferences.set(policy.attemptCount, forKey: LockKey.attemptCount)
    preferences.set(policy.checkInterval, forKey: LockKey.checkInterval)
    if let nextCheckDate = policy.nextCheckDate {
      preferences.set(nextCheckDate, forKey: LockKey.nextCheckDate)
    } else {
      preferences.removeObject(forKey: LockKey.nextCheckDate)
    }
    preferences.set(policy.appVersion, forKey: LockKey.appVersion)
  }

  /// How often documents are synchronized, in seconds; a quarter of an hour if nobody has said.
  var syncInterval: TimeInterval {
    get { preferences.object(forKey: SyncKey.interval) as? Double ?? 900 }
    set { preferences.set(newValue, forKey: SyncKey.interval) }
  }
}
