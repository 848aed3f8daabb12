import Foundation
import KataTesting
import Remedies
import Testing

/// Damaged bytes of real archives: each is noticed, and none reaches the unarchiver.
@Suite(.kata) struct ArchiveDamageTests {
  @Test func `every truncation is damage`() throws {
    let whole = try SettingsScene.archive.data(for: SettingsScene.policy)
    for count in 0..<whole.count {
      let error = SettingsScene.error(opening: whole.prefix(count))
      guard case .damaged = error else {
        Issue.record("\(count) of \(whole.count) bytes: \(String(describing: error))")
        continue
      }
    }
  }

  @Test func `every change of one byte is damage`() throws {
    let whole = try SettingsScene.archive.data(for: SettingsScene.policy)
    var unnoticed = 0
    for index in whole.indices {
      for mask in UInt8(1)...255 {
        var data = whole
        data[index] ^= mask
        guard case .damaged = SettingsScene.error(opening: data) else {
          unnoticed += 1
          continue
        }
      }
    }
    #expect(unnoticed == 0, "of \(whole.count * 255) changes")
  }

  @Test func `bytes behind the end are damage`() throws {
    let whole = try SettingsScene.archive.data(for: SettingsScene.policy)
    for end in [Data([0]), whole] {
      guard case .damaged(.length) = SettingsScene.error(opening: whole + end) else {
        Issue.record("\(end.count) bytes more went unnoticed")
        continue
      }
    }
  }

  @Test func `a slice of other bytes opens as its own`() throws {
    let whole = try SettingsScene.archive.data(for: SettingsScene.policy)
    let slice = (Data("before".utf8) + whole).dropFirst(6)
    #expect(try SettingsScene.archive.settings(from: slice).settings == SettingsScene.policy)
  }

  @Test func `the checksum is the published one`() {
    #expect(
      CyclicRedundancyCheck.sum(of: Data("123456789".utf8)) == 0x995D_C9BB_DF19_39FA)
    #expect(CyclicRedundancyCheck.sum(of: Data()) == 0)
  }

  @Test func `damage keeps the lock on, loading after loading, and a copy is kept`() throws {
    let folder = try TemporaryFolder()
    let stored = StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file))
    try stored.save(SettingsScene.policy)
    var bytes = try Data(contentsOf: folder.file)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: folder.file)

    let first = stored.load()
    #expect(first.settings == .afterLoss)
    #expect(first.settings.isEnabled)
    guard case .lost(.damaged(.checksum), let aside?) = first.origin else {
      Issue.record("\(first.origin)")
      return
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == bytes)
    #expect(stored.load() == first)
    #expect(folder.names.count == 2)
    #expect(try Data(contentsOf: folder.file) == bytes)

    try stored.save(SettingsScene.policy)
    #expect(stored.load() == .init(settings: SettingsScene.policy, origin: .saved))
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == bytes)
  }

  @Test func `saving without loading keeps the unreadable bytes too`() throws {
    let store = MemorySettingsStore(Data("damaged".utf8))
    try StoredSettings(in: store).save(SettingsScene.policy)
    #expect(Array(store.aside.values) == [Data("damaged".utf8)])
  }

  @Test func `saving over a good archive keeps nothing aside`() throws {
    let store = MemorySettingsStore()
    try StoredSettings(in: store).save(SettingsScene.policy)
    try StoredSettings(in: store).save(PassCodePolicy.firstLaunch)
    #expect(store.aside.isEmpty)
  }
}
