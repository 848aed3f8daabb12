// Symptom: the app was stopped while a policy was saved; it starts with a policy that nobody has chosen.
// Task:    let a policy be saved as a whole, or not at all.
// Run:     swift run kata   (or: cd Exercises && KATA=81 swift test)

import Foundation
import Remedies

/// What the app remembers from one start to the next.
final class AppSettings {
  private let preferences: any Preferences
  private let archive = KeyedSettingsArchive<LockPolicy>()

  init(preferences: any Preferences) {
    self.preferences = preferences
  }

  /// The policy that was saved last; nil if none ever was.
  var lockPolicy: LockPolicy? {
    guard let stored = preferences.object(forKey: PreferenceKey.lockPolicy.rawValue) else {
      return nil
    }
    guard let data = stored as? Data, let opened = try? archive.settings(from: data) else {
      return .afterLoss
    }
    return opened.settings
  }

  /// Saves a policy that the user has chosen, in place of the last one.
  func save(_ policy: LockPolicy) throws {
    preferences.set(try archive.data(for: policy), forKey: PreferenceKey.lockPolicy.rawValue)
  }

  /// How often documents are synchronized, in seconds; a quarter of an hour if nobody has said.
  var syncInterval: TimeInterval {
    get { preferences.object(forKey: PreferenceKey.syncInterval.rawValue) as? Double ?? 900 }
    set { preferences.set(newValue, forKey: PreferenceKey.syncInterval.rawValue) }
  }
}

/// How a policy is archived: as one value, so that it takes one write.
extension LockPolicy: KeyedSettings {
  static let archiveName = "LockPolicy"
  static let version = 1
  static let fields: [SettingsField<Self>] = [
    .value("isEnabled", \.isEnabled),
    .value("attemptCount", \.attemptCount),
    .value("checkInterval", \.checkInterval),
    .optional("nextCheckDate", \.nextCheckDate),
    .value("appVersion", \.appVersion),
  ]
  static let firstLaunch = Self(
    isEnabled: false, attemptCount: 5, checkInterval: 300, nextCheckDate: nil, appVersion: "")
  static let afterLoss = Self(
    isEnabled: true, attemptCount: 1, checkInterval: 0, nextCheckDate: nil, appVersion: "")
}
