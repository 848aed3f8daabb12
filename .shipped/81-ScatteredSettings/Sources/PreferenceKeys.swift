// Symptom: have your documents synchronized every hour: from then on the app stays open for an hour.
// Task:    let each setting have a place of its own.
// Run:     swift run kata   (or: cd Exercises && KATA=81 swift test)

/// Where the pass code policy is kept.
enum LockKey {
  static let isEnabled = "isPassCodeEnabled"
  static let attemptCount = "attemptCount"
  static let checkInterval = "checkInterval"
  static let nextCheckDate = "nextCheckDate"
  static let appVersion = "appVersion"
}

/// Where it is kept how documents are synchronized.
enum SyncKey {
  /// How often the server is asked for news.
  static let interval = "checkInterval"
}
