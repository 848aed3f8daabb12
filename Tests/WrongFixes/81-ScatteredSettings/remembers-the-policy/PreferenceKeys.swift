/// Where the pass code policy is kept.
enum LockKey {
  /// The whole of it; the others are keys within.
  static let policy = "lockPolicy"

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
