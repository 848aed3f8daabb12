// Accepted: the remedy: sealed, in a file of its own that is replaced in one step.

import Remedies

/// What the user can choose, archived as a whole.
struct AppSettings: KeyedSettings {
  var isLocked = false
  var textSize = 17.0
  var sortsByDate = false
}

extension AppSettings {
  static let archiveName = "AppSettings"
  static let version = 1
  static let fields: [SettingsField<Self>] = [
    .value("isLocked", \.isLocked),
    .value("textSize", \.textSize),
    .value("sortsByDate", \.sortsByDate),
  ]
  static let firstLaunch = Self()
  static let afterLoss = Self(isLocked: true)
}
