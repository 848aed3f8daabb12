import Foundation
import KataTesting
import Remedies
import Testing

@Suite(.kata) struct FileSettingsStoreTests {
  @Test func `no file is nothing, and an empty file is something`() throws {
    let folder = try TemporaryFolder()
    let store = FileSettingsStore(folder.file)
    #expect(try store.read() == nil)
    try Data().write(to: folder.file)
    #expect(try store.read() == Data())
    let loaded = StoredSettings<PassCodePolicy>(in: store).load()
    #expect(loaded.settings.isEnabled)
    #expect(loaded.origin.isLoss)
  }

  @Test func `the first save makes the folder and leaves one file`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("a/b/PassCode.settings")
    let store = FileSettingsStore(file)
    try store.replace(with: Data("old".utf8))
    try store.replace(with: Data("new".utf8))
    #expect(try store.read() == Data("new".utf8))
    let all = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(all == ["PassCode.settings"])
  }

  @Test func `the file is its owner's alone`() throws {
    let folder = try TemporaryFolder()
    try FileSettingsStore(folder.file).replace(with: Data("new".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a reader who has opened the old file goes on to read the old bytes`() throws {
    let folder = try TemporaryFolder()
    let store = FileSettingsStore(folder.file)
    try store.replace(with: Data("old".utf8))
    let reader = try FileHandle(forReadingFrom: folder.file)
    defer { try? reader.close() }
    try store.replace(with: Data("newer and longer".utf8))
    #expect(try reader.readToEnd() == Data("old".utf8))
  }

  @Test func `a folder in the file's place is an error, and the lock stays on`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: true)
    let stored = StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file))
    let loaded = stored.load()
    #expect(loaded.settings == .afterLoss)
    guard case .lost(.store, nil) = loaded.origin else {
      Issue.record("\(loaded.origin)")
      return
    }
    #expect(throws: SettingsError.self) { try stored.save(SettingsScene.policy) }
    #expect(throws: (any Error).self) {
      try FileSettingsStore(folder.file).replace(with: Data("new".utf8))
    }
    #expect(folder.names == ["PassCode.settings"])
  }

  @Test func `a file where the folder should be is an error and keeps what is there`() throws {
    let folder = try TemporaryFolder()
    try Data("a file".utf8).write(to: folder.file)
    let inside = FileSettingsStore(folder.file.appendingPathComponent("PassCode.settings"))
    #expect(throws: (any Error).self) { try inside.replace(with: Data("new".utf8)) }
    #expect(StoredSettings<PassCodePolicy>(in: inside).load().settings.isEnabled)
    #expect(try Data(contentsOf: folder.file) == Data("a file".utf8))
  }

  @Test func `different damage is kept under different names`() throws {
    let folder = try TemporaryFolder()
    let store = FileSettingsStore(folder.file)
    let names = try ["one", "two", "one"].map { try store.keepAside(Data($0.utf8)) }
    #expect(names[0] == names[2])
    #expect(folder.names.count == 2)
  }

  @Test func `two stores do not meet`() throws {
    let folders = [try TemporaryFolder(), try TemporaryFolder()]
    let stored = folders.map { StoredSettings<PassCodePolicy>(in: FileSettingsStore($0.file)) }
    try stored[0].save(SettingsScene.policy)
    #expect(stored[1].load().origin == .firstLaunch)
  }
}
