// Accepted: the modern form: a value, and both directions by the compiler; one key, one write.

import Foundation

/// What the app remembers from one start to the next.
final class AppSettings {
  private let preferences: any Preferences

  init(preferences: any Preferences) {
    self.preferences = preferences
  }

  /// The policy that was saved last; nil if none ever was.
  var lockPolicy: LockPolicy? {
    guard let stored = preferences.object(forKey: PreferenceKey.lockPolicy.rawValue) else {
      return nil
    }
    // What cannot be read was a policy, and perhaps a strict one.
    return (stored as? Data).flatMap {
      try? PropertyListDecoder().decode(LockPolicy.self, from: $0)
    }
      ?? LockPolicy(
        isEnabled: true, attemptCount: 1, checkInterval: 0, nextCheckDate: nil, appVersion: "")
  }

  /// Saves a policy that the user has chosen, in place of the last one.
  func save(_ policy: LockPolicy) throws {
    let data = try PropertyListEncoder().encode(policy)
    preferences.set(data, forKey: PreferenceKey.lockPolicy.rawValue)
  }

  /// How often documents are synchronized, in seconds; a quarter of an hour if nobody has said.
  var syncInterval: TimeInterval {
    get { preferences.object(forKey: PreferenceKey.syncInterval.rawValue) as? Double ?? 900 }
    set { preferences.set(newValue, forKey: PreferenceKey.syncInterval.rawValue) }
  }
}
