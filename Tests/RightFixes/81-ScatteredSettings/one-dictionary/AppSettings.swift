// Accepted: without an archive, one dictionary under one key: one write.

import Foundation

/// What the app remembers from one start to the next.
final class AppSettings {
  private let preferences: any Preferences

  init(preferences: any Preferences) {
    self.preferences = preferences
  }

  /// The policy that was saved last; nil if none ever was.
  var lockPolicy: LockPolicy? {
    guard let policy = preferences.object(forKey: LockKey.policy) as? [String: Any],
      let isEnabled = policy[LockKey.isEnabled] as? Bool,
      let attemptCount = policy[LockKey.attemptCount] as? Int,
      let checkInterval = policy[LockKey.checkInterval] as? Double,
      let appVersion = policy[LockKey.appVersion] as? String
    else { return nil }
    return LockPolicy(
      isEnabled: isEnabled, attemptCount: attemptCount, checkInterval: checkInterval,
      nextCheckDate: policy[LockKey.nextCheckDate] as? Date, appVersion: appVersion)
  }

  /// Saves a policy that the user has chosen, in place of the last one.
  func save(_ policy: LockPolicy) throws {
    var values: [String: Any] = [
      LockKey.isEnabled: policy.isEnabled,
      LockKey.attemptCount: policy.attemptCount,
      LockKey.checkInterval: policy.checkInterval,
      LockKey.appVersion: policy.appVersion,
    ]
    values[LockKey.nextCheckDate] = policy.nextCheckDate
    preferences.set(values, forKey: LockKey.policy)
  }

  /// How often documents are synchronized, in seconds; a quarter of an hour if nobody has said.
  var syncInterval: TimeInterval {
    get { preferences.object(forKey: SyncKey.interval) as? Double ?? 900 }
    set { preferences.set(newValue, forKey: SyncKey.interval) }
  }
}
