/// Where the pass code policy is kept.
enum LockKey {
  /// Which of two sets of keys counts: its prefix.
  static let slot = "lockPolicySlot"

  static let isEnabled = "isPassCodeEnabled"
  static let attemptCount = "attemptCount"
  static let checkInterval = "checkInterval"
  static let nextCheckDate = "nextCheckDate"
  static let appVersion = "appVersion"
}

/// Where it is kept how documents are synchronized.
enum SyncKey {
  /// How often the server is asked for news.
  static let interval = "syncInterval"
}
