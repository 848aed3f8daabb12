// Accepted: the remedy: a value that is updated, saved if it is another, and announced at last.

import Remedies

/// What the user can choose, and how often it has been saved.
struct AppSettings: KeyedSettings {
  var textSize = 17.0
  var sortsByDate = false
  var isLocked = false
  var saveCount = 0
}

extension AppSettings {
  static let archiveName = "AppSettings"
  static let version = 1
  static let fields: [SettingsField<Self>] = [
    .value("textSize", \.textSize),
    .value("sortsByDate", \.sortsByDate),
    .value("isLocked", \.isLocked),
    .value("saveCount", \.saveCount) { $0 >= 0 },
  ]
  static let firstLaunch = Self()
  static let afterLoss = Self(isLocked: true)
}
