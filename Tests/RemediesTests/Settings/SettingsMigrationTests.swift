import Foundation
import KataTesting
import Remedies
import Testing

@Suite(.kata) struct SettingsMigrationTests {
  private func open(
    version: Int?, _ values: [String: NSObject?]
  ) throws -> KeyedSettingsArchive<PlaybackSettings>.Opened {
    let data = SettingsScene.handmade(name: "PlaybackSettings", version: version, values)
    return try KeyedSettingsArchive<PlaybackSettings>().settings(from: data)
  }

  @Test func `each earlier version is brought to today's form`() throws {
    let first = try open(version: 1, ["speed": NSNumber(value: 2), "old": NSString("x")])
    #expect(first.settings == PlaybackSettings(rate: 2, isMuted: false))
    #expect(first.version == 1)
    let second = try open(version: 2, ["rate": NSNumber(value: 1.5)])
    #expect(second.settings == PlaybackSettings(rate: 1.5, isMuted: false))
    let third = try open(
      version: 3, ["rate": NSNumber(value: 0.5), "isMuted": NSNumber(value: true)])
    #expect(third.settings == PlaybackSettings(rate: 0.5, isMuted: true))
  }

  @Test func `today's archive is not migrated`() throws {
    #expect(throws: SettingsError.missingKey("isMuted")) {
      try open(version: 3, ["rate": NSNumber(value: 0.5)])
    }
  }

  @Test(arguments: [0, -1, Int.min]) func `a version before the first is refused`(version: Int) {
    #expect(throws: SettingsError.noMigration(from: version)) { try open(version: version, [:]) }
  }

  @Test func `a version that nothing leads from is refused`() {
    let data = SettingsScene.handmade(name: "Gap", version: 1, [:])
    #expect(throws: SettingsError.noMigration(from: 1)) {
      try KeyedSettingsArchive<Gap>().settings(from: data)
    }
  }

  @Test func `a type that was renamed and moved opens the archives of its old name`() throws {
    let data = try KeyedSettingsArchive<PlaybackSettings>().data(for: .firstLaunch)
    let opened = try KeyedSettingsArchive<Player.Preferences>().settings(from: data)
    #expect(opened.settings == Player.Preferences(playbackRate: 1, silent: false))
  }

  @Test func `an archive without a version is refused`() {
    #expect(throws: SettingsError.missingKey("archive.version")) { try open(version: nil, [:]) }
  }

  @Test func `a removed value is gone, and a step that misses a key says which`() {
    #expect(throws: SettingsError.missingKey("rate")) {
      try open(version: 1, ["rate": NSNumber(value: 2)])
    }
  }

  @Test func `loading says what it migrated from`() {
    let data = SettingsScene.handmade(
      name: "PlaybackSettings", version: 2, ["rate": NSNumber(value: 1.5)])
    let loaded = StoredSettings<PlaybackSettings>(in: MemorySettingsStore(data)).load()
    #expect(loaded.origin == .migrated(from: 2))
  }
}

/// What `PlaybackSettings` may be called later: type and properties are new, name and keys are not.
private enum Player {
  struct Preferences: KeyedSettings {
    var playbackRate: Double
    var silent: Bool

    static let archiveName = "PlaybackSettings"
    static let version = 3
    static let fields: [SettingsField<Self>] = [
      .value("rate", \.playbackRate), .value("isMuted", \.silent),
    ]
    static let firstLaunch = Self(playbackRate: 1, silent: false)
    static let afterLoss = firstLaunch
  }
}

/// Settings whose author forgot a step.
private struct Gap: KeyedSettings {
  static let archiveName = "Gap"
  static let version = 2
  static let fields: [SettingsField<Self>] = []
  static let firstLaunch = Self()
  static let afterLoss = Self()
}
