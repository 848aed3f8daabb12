import Foundation
import KataTesting
import Remedies
import Testing

/// The files that each earlier version has left are opened by today's.
@Suite(.kata) struct GoldenArchiveTests {
  private func opened<Settings: KeyedSettings>(
    _ golden: GoldenArchive, as _: Settings.Type
  ) throws -> LoadedSettings<Settings> {
    StoredSettings<Settings>(in: MemorySettingsStore(try golden.data())).load()
  }

  @Test func `the first version's pass code policy is opened`() throws {
    let loaded = try opened(.passCodePolicy1, as: PassCodePolicy.self)
    #expect(loaded == .init(settings: SettingsScene.policy, origin: .saved))
  }

  @Test func `the first version's other policies are opened`() throws {
    #expect(
      try opened(.passCodePolicy1Long, as: PassCodePolicy.self).settings == SettingsScene.longPolicy
    )
    #expect(
      try opened(.passCodePolicy1FirstLaunch, as: PassCodePolicy.self)
        == .init(settings: .firstLaunch, origin: .saved))
    #expect(
      try opened(.passCodePolicy1AfterLoss, as: PassCodePolicy.self)
        == .init(settings: .afterLoss, origin: .saved))
  }

  @Test(arguments: [
    (GoldenArchive.playbackSettings1, SettingsOrigin.migrated(from: 1), false),
    (.playbackSettings2, .migrated(from: 2), false), (.playbackSettings3, .saved, true),
  ])
  func `each version's playback settings are opened`(
    golden: GoldenArchive, origin: SettingsOrigin, isMuted: Bool
  ) throws {
    let loaded = try opened(golden, as: PlaybackSettings.self)
    #expect(loaded.settings == PlaybackSettings(rate: 1.5, isMuted: isMuted))
    #expect(loaded.origin == origin)
  }

  @Test func `every version of the stored forms has its golden file`() {
    let names = Set(GoldenArchive.allCases.map(\.rawValue))
    for version in 1...PassCodePolicy.version {
      #expect(names.contains("PassCodePolicy-\(version).settings"))
    }
    for version in 1...PlaybackSettings.version {
      #expect(names.contains("PlaybackSettings-\(version).settings"))
    }
  }

  @Test func `a migrated archive is saved in today's form, and the old one is replaced`() throws {
    let store = MemorySettingsStore(try GoldenArchive.playbackSettings1.data())
    let owner = SettingsOwner<PlaybackSettings>(in: store)
    #expect(owner.origin == .migrated(from: 1))
    try owner.update { $0.isMuted = true }
    try owner.flush()
    let loaded = StoredSettings<PlaybackSettings>(in: store).load()
    #expect(loaded == .init(settings: .init(rate: 1.5, isMuted: true), origin: .saved))
    #expect(store.aside.isEmpty, "an old archive is no damage")
  }

  @Test(arguments: [
    GoldenArchive.playbackSettings1, .playbackSettings2, .playbackSettings3,
  ])
  func `a damaged old archive is not migrated`(golden: GoldenArchive) throws {
    let whole = try golden.data()
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0x20
      #expect(opened(bytes).isLoss, "byte \(index)")
    }
  }

  private func opened(_ bytes: Data) -> SettingsOrigin {
    StoredSettings<PlaybackSettings>(in: MemorySettingsStore(bytes)).load().origin
  }

  @Test(.enabled(if: GoldenArchive.mayWrite, "writes the golden files that are not there yet"))
  func `the golden files that are missing are written`() throws {
    for golden in GoldenArchive.allCases
    where !FileManager.default.fileExists(atPath: golden.file.path) {
      try FileManager.default.createDirectory(
        at: GoldenArchive.folder, withIntermediateDirectories: true)
      try golden.written().write(to: golden.file)
    }
  }
}
