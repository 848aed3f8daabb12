// Symptom: the app was stopped while a policy was saved; it starts with a policy that nobody has chosen.
// Task:    let a policy be saved as a whole, or not at all.
// Run:     swift run kata   (or: cd Exercises && KATA=81 swift test)

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
    return LockPolicy(
      isEnabled: isEnabled,
      attemptCount: preferences.object(forKey: LockKey.attemptCount) as? Int ?? 0,
      checkInterval: preferences.object(forKey: LockKey.checkInterval) as? Double ?? 0,
      nextCheckDate: preferences.object(forKey: LockKey.nextCheckDate) as? Date,
      appVersion: preferences.object(forKey: LockKey.appVersion) as? String ?? "")
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
