// Accepted: the remedy behind one owner: it seals what it saves, and the lock is held for the whole update.

import Remedies

/// What the user can choose, and what the app counts.
struct AppSettings: KeyedSettings {
  var textSize = 17.0
  var sortsByDate = false
  /// How many documents have been opened.
  var openedCount = 0
}

extension AppSettings {
  static let archiveName = "AppSettings"
  static let version = 1
  static let fields: [SettingsField<Self>] = [
    .value("textSize", \.textSize),
    .value("sortsByDate", \.sortsByDate),
    .value("openedCount", \.openedCount) { $0 >= 0 },
  ]
  static let firstLaunch = Self()
  static let afterLoss = Self()
}
