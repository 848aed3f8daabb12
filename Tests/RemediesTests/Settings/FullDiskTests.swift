import Foundation
import KataTesting
import Remedies
import Testing

/// A disk that takes nothing, or not everything: a clear error, and the old settings.
///
/// The limit is that of a whole process, hence a process for each test.
@Suite(.kata, .timeLimit(.minutes(1))) struct FullDiskTests {
  @Test func `a disk that is full after any byte is an error, and the old settings stay`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let stored = StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file))
      try stored.save(SettingsScene.policy)
      var new = SettingsScene.policy
      new.attempts = 3
      let count = try SettingsScene.archive.data(for: new).count
      signal(SIGXFSZ, SIG_IGN)
      for size in 0..<count {
        FileSizeLimit.set(size)
        let error = #expect(throws: SettingsError.self) { try stored.save(new) }
        guard case .store(let reason) = error, reason.hasSuffix(": File too large.") else {
          Issue.record("after \(size) bytes: \(String(describing: error))")
          continue
        }
        #expect(stored.load() == .init(settings: SettingsScene.policy, origin: .saved))
        #expect(folder.names == ["PassCode.settings"], "after \(size) bytes")
      }
      FileSizeLimit.set(count)
      try stored.save(new)
      #expect(stored.load() == .init(settings: new, origin: .saved))
    }
  }

  @Test func `damage that cannot be kept aside is not overwritten`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let damaged = Data("damaged".utf8)
      try damaged.write(to: folder.file)
      let stored = StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file))
      signal(SIGXFSZ, SIG_IGN)
      FileSizeLimit.set(3)
      #expect(
        stored.load()
          == .init(settings: .afterLoss, origin: .lost(.damaged(.notAnArchive), aside: nil)))
      #expect(throws: SettingsError.self) { try stored.save(SettingsScene.policy) }
      #expect(try Data(contentsOf: folder.file) == damaged)
      #expect(folder.names == ["PassCode.settings"])
    }
  }

  @Test func `an owner on a full disk goes on, says so, and saves when there is room`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let heard = Transcript()
      let owner = SettingsOwner<PassCodePolicy>(in: FileSettingsStore(folder.file))
      let saving = owner.autosave { heard.add("\($0)") }
      try owner.update { $0.attempts = 4 }
      signal(SIGXFSZ, SIG_IGN)
      FileSizeLimit.set(0)
      try owner.update { $0.attempts = 3 }
      #expect(heard.lines.count == 1)
      #expect(heard.lines.first?.contains("File too large") == true)
      #expect(
        StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file)).load().settings.attempts
          == 4)
      FileSizeLimit.set(1_000_000)
      try owner.flush()
      #expect(
        StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file)).load().settings.attempts
          == 3)
      withExtendedLifetime(saving) {}
    }
  }

  #if os(Linux)
  /// Only read: a replacement would put a file in the place of the link.
  @Test func `a device that never ends is an error and not a wait`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.file.path, withDestinationPath: "/dev/full")
    let loaded = StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file)).load()
    #expect(loaded.settings == .afterLoss)
    let reason = "Cannot read \(folder.file.path): it is not a file."
    #expect(loaded.origin == .lost(.store(reason), aside: nil))
  }
  #endif

  @Test func `a pipe in the file's place is an error and not a wait`() throws {
    let folder = try TemporaryFolder()
    mkfifo(folder.file.path, 0o600)
    let stored = StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file))
    #expect(stored.load().settings == .afterLoss)
    #expect(throws: SettingsError.self) { try stored.save(SettingsScene.policy) }
  }

  @Test func `a folder in the file's place is named in the error, and is left alone`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: true)
    let stored = StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file))
    let error = #expect(throws: SettingsError.self) { try stored.save(SettingsScene.policy) }
    #expect(
      "\(String(describing: error))".contains("Cannot read \(folder.file.path): it is not a file."))
    #expect(folder.names == ["PassCode.settings"])
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere, so nothing is shown as root"))
  func `a folder that may not be written to keeps the old settings`() throws {
    let folder = try TemporaryFolder()
    let stored = StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file))
    try stored.save(SettingsScene.policy)
    chmod(folder.url.path, 0o500)
    defer { chmod(folder.url.path, 0o700) }
    var new = SettingsScene.policy
    new.attempts = 3
    let error = #expect(throws: SettingsError.self) { try stored.save(new) }
    #expect("\(String(describing: error))".contains("Permission denied"))
    #expect(stored.load() == .init(settings: SettingsScene.policy, origin: .saved))
  }
}
