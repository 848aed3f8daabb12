import Foundation
import KataTesting
import Remedies
import Testing

@Suite(.kata) struct LoadingTests {
  /// A store whose disk can be made to fail.
  private struct FailingStore: SettingsStore {
    struct DiskError: Error {}

    let memory: MemorySettingsStore
    var reads = true
    var keeps = true

    func read() throws -> Data? {
      guard reads else { throw DiskError() }
      return memory.read()
    }

    func replace(with data: Data) throws { memory.replace(with: data) }

    func keepAside(_ data: Data) throws -> String {
      guard keeps else { throw DiskError() }
      return memory.keepAside(data)
    }
  }

  @Test func `a first launch is not locked`() {
    let loaded = StoredSettings<PassCodePolicy>(in: MemorySettingsStore()).load()
    #expect(loaded == .init(settings: .firstLaunch, origin: .firstLaunch))
    #expect(!loaded.settings.isEnabled)
  }

  @Test func `an empty store is a loss where the app knows better`() {
    let stored = StoredSettings<PassCodePolicy>(in: MemorySettingsStore())
    let loaded = stored.load(mayBeFirstLaunch: false)
    #expect(loaded == .init(settings: .afterLoss, origin: .lost(.missing, aside: nil)))
    #expect(loaded.settings.isEnabled)
  }

  @Test func `loading writes nothing over what is stored`() throws {
    let data = Data("damaged".utf8)
    let store = MemorySettingsStore(data)
    _ = StoredSettings<PassCodePolicy>(in: store).load()
    #expect(store.read() == data)
  }

  @Test func `an archive from the future is refused and kept, not cut down`() throws {
    let data = SettingsScene.handmade(version: 2, SettingsScene.values)
    let store = MemorySettingsStore(data)
    let stored = StoredSettings<PassCodePolicy>(in: store)
    let loaded = stored.load()
    #expect(loaded.settings.isEnabled)
    guard case .lost(.newerVersion(2), .some) = loaded.origin else {
      Issue.record("\(loaded.origin)")
      return
    }
    try stored.save(loaded.settings)
    #expect(Array(store.aside.values) == [data])
  }

  @Test func `a disk that cannot be read keeps the lock on and is not written to`() {
    let store = FailingStore(memory: MemorySettingsStore(Data("good".utf8)), reads: false)
    let stored = StoredSettings<PassCodePolicy>(in: store)
    #expect(stored.load().settings.isEnabled)
    #expect(throws: SettingsError.store("DiskError()")) { try stored.save(SettingsScene.policy) }
    #expect(store.memory.read() == Data("good".utf8))
  }

  @Test func `evidence that cannot be kept is not overwritten`() {
    let store = FailingStore(memory: MemorySettingsStore(Data("damaged".utf8)), keeps: false)
    let stored = StoredSettings<PassCodePolicy>(in: store)
    guard case .lost(.damaged(.notAnArchive), nil) = stored.load().origin else {
      Issue.record("\(stored.load().origin)")
      return
    }
    #expect(throws: SettingsError.self) { try stored.save(SettingsScene.policy) }
    #expect(store.memory.read() == Data("damaged".utf8))
  }

  @Test func `settings that cannot be archived leave the old ones`() throws {
    let store = MemorySettingsStore()
    let stored = StoredSettings<PassCodePolicy>(in: store)
    try stored.save(SettingsScene.policy)
    var wrong = SettingsScene.policy
    wrong.attempts = 1_000
    #expect(throws: SettingsError.self) { try stored.save(wrong) }
    #expect(stored.load().settings == SettingsScene.policy)
  }
}
