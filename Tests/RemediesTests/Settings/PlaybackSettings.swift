import Remedies

/// How recordings are played: `speed` was renamed in version 2, `isMuted` came in version 3.
struct PlaybackSettings: KeyedSettings {
  var rate: Double
  var isMuted: Bool

  static let archiveName = "PlaybackSettings"
  static let version = 3
  static let fields: [SettingsField<Self>] = [
    .value("rate", \.rate), .value("isMuted", \.isMuted),
  ]
  static let migrations = [
    SettingsMigration(from: 1) { values throws(SettingsError) in
      values.remove("rate")
      try values.rename("speed", to: "rate")
    },
    SettingsMigration(from: 2) { values in values.set(false, for: "isMuted") },
  ]
  static let firstLaunch = Self(rate: 1, isMuted: false)
  static let afterLoss = firstLaunch
}

/// `PlaybackSettings` as the app's first version had them, to write what it wrote.
struct PlaybackSettings1: KeyedSettings {
  var speed: Double

  static let archiveName = "PlaybackSettings"
  static let version = 1
  static let fields: [SettingsField<Self>] = [.value("speed", \.speed)]
  static let firstLaunch = Self(speed: 1)
  static let afterLoss = firstLaunch
}

/// `PlaybackSettings` as the app's second version had them.
struct PlaybackSettings2: KeyedSettings {
  var rate: Double

  static let archiveName = "PlaybackSettings"
  static let version = 2
  static let fields: [SettingsField<Self>] = [.value("rate", \.rate)]
  static let firstLaunch = Self(rate: 1)
  static let afterLoss = firstLaunch
}
