// Rejected by: a policy that replaces another is there as a whole, or the other still is
// Misconception: a version is not part of what it is the version of.

import Foundation
import Remedies

/// What the app remembers from one start to the next.
final class AppSettings {
  private let preferences: any Preferences
  private let archive = KeyedSettingsArchive<StoredPolicy>()

  init(preferences: any Preferences) {
    self.preferences = preferences
  }

  /// The policy that was saved last; nil if none ever was.
  var lockPolicy: LockPolicy? {
    guard let data = preferences.object(forKey: PreferenceKey.lockPolicy.rawValue) as? Data,
      let stored = try? archive.settings(from: data).settings
    else { return nil }
    return LockPolicy(
      isEnabled: stored.isEnabled, attemptCount: stored.attemptCount,
      checkInterval: stored.checkInterval, nextCheckDate: stored.nextCheckDate,
      appVersion: preferences.object(forKey: PreferenceKey.appVersion.rawValue) as? String ?? "")
  }

  /// Saves a policy that the user has chosen, in place of the last one.
  func save(_ policy: LockPolicy) throws {
    let stored = StoredPolicy(
      isEnabled: policy.isEnabled, attemptCount: policy.attemptCount,
      checkInterval: policy.checkInterval, nextCheckDate: policy.nextCheckDate)
    let data = try archive.data(for: stored)
    preferences.set(policy.appVersion, forKey: PreferenceKey.appVersion.rawValue)
    preferences.set(data, forKey: PreferenceKey.lockPolicy.rawValue)
  }

  /// How often documents are synchronized, in seconds; a quarter of an hour if nobody has said.
  var syncInterval: TimeInterval {
    get { preferences.object(forKey: PreferenceKey.syncInterval.rawValue) as? Double ?? 900 }
    set { preferences.set(newValue, forKey: PreferenceKey.syncInterval.rawValue) }
  }
}

/// A policy as it is archived; the version is the app's and stands where all of the app can read it.
struct StoredPolicy: KeyedSettings {
  var isEnabled: Bool
  var attemptCount: Int
  var checkInterval: TimeInterval
  var nextCheckDate: Date?

  static let archiveName = "LockPolicy"
  static let version = 1
  static let fields: [SettingsField<Self>] = [
    .value("isEnabled", \.isEnabled),
    .value("attemptCount", \.attemptCount),
    .value("checkInterval", \.checkInterval),
    .optional("nextCheckDate", \.nextCheckDate),
  ]
  static let firstLaunch = Self(
    isEnabled: false, attemptCount: 5, checkInterval: 300, nextCheckDate: nil)
  static let afterLoss = Self(
    isEnabled: true, attemptCount: 1, checkInterval: 0, nextCheckDate: nil)
}
