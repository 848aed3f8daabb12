import Foundation
import KataTesting
import Remedies
import Testing

/// Settings under one key of a suite of defaults, each suite a test's own.
@Suite(.kata, .timeLimit(.minutes(1))) struct DefaultsSettingsStoreTests {
  let suite = TemporarySuite()

  private var store: DefaultsSettingsStore {
    DefaultsSettingsStore(suite: suite.name, key: "passCode")
  }

  private var stored: StoredSettings<PassCodePolicy> { StoredSettings(in: store) }

  @Test func `nothing under the key is a first launch`() throws {
    #expect(try store.read() == nil)
    #expect(stored.load() == .init(settings: .firstLaunch, origin: .firstLaunch))
  }

  @Test func `what is saved comes back, bit for bit`() throws {
    let data = try SettingsScene.archive.data(for: SettingsScene.policy)
    try store.replace(with: data)
    #expect(try store.read() == data)
    #expect(stored.load() == .init(settings: SettingsScene.policy, origin: .saved))
  }

  @Test func `another process finds what was saved when saving returns`() async throws {
    try stored.save(SettingsScene.policy)
    let name = suite.name
    await #expect(processExitsWith: .success) { [name = name as String] in
      let store = DefaultsSettingsStore(suite: name, key: "passCode")
      let loaded = StoredSettings<PassCodePolicy>(in: store).load()
      #expect(loaded == .init(settings: SettingsScene.policy, origin: .saved))
    }
  }

  @Test func `what a killed process had saved is there`() async throws {
    let name = suite.name
    await #expect(processExitsWith: .signal(SIGKILL)) { [name = name as String] in
      let store = DefaultsSettingsStore(suite: name, key: "passCode")
      try StoredSettings(in: store).save(SettingsScene.policy)
      kill(getpid(), SIGKILL)
    }
    #expect(stored.load().settings == SettingsScene.policy)
  }

  @Test func `something else under the key keeps the lock on`() throws {
    let defaults = try #require(UserDefaults(suiteName: suite.name))
    defaults.set("a text", forKey: "passCode")
    let loaded = stored.load()
    #expect(loaded.settings == .afterLoss)
    #expect(
      loaded.origin
        == .lost(
          .store("Under the key passCode of \(suite.name) there is something that is not data."),
          aside: nil))
    #expect(throws: SettingsError.self) { try stored.save(SettingsScene.policy) }
    #expect(defaults.string(forKey: "passCode") == "a text")
  }

  @Test func `damage is kept under a key of its own`() throws {
    let damaged = Data("damaged".utf8)
    try store.replace(with: damaged)
    guard case .lost(.damaged(.notAnArchive), let aside?) = stored.load().origin else {
      Issue.record("\(stored.load().origin)")
      return
    }
    try stored.save(SettingsScene.policy)
    let key = String(aside.dropFirst("\(suite.name)/".count))
    #expect(try DefaultsSettingsStore(suite: suite.name, key: key).read() == damaged)
    #expect(stored.load().origin == .saved)
  }

  @Test func `two keys of one suite and two suites do not meet`() throws {
    let other = TemporarySuite()
    try stored.save(SettingsScene.policy)
    let stores = [
      DefaultsSettingsStore(suite: suite.name, key: "other"),
      DefaultsSettingsStore(suite: other.name, key: "passCode"),
    ]
    for store in stores { #expect(try store.read() == nil) }
    #expect(UserDefaults.standard.object(forKey: "passCode") == nil)
  }

  @Test func `what somebody has registered as a default is not a saved setting`() throws {
    let defaults = try #require(UserDefaults(suiteName: suite.name))
    let key = "registered-\(suite.name)"
    defaults.register(defaults: [key: Data("registered".utf8)])
    #expect(try DefaultsSettingsStore(suite: suite.name, key: key).read() == nil)
  }

  @Test func `an owner saves into defaults, too`() throws {
    let owner = SettingsOwner<PassCodePolicy>(in: store)
    let saving = owner.autosave { Issue.record($0) }
    try owner.update { $0.attempts = 3 }
    #expect(stored.load().settings.attempts == 3)
    withExtendedLifetime(saving) {}
  }

  #if os(Linux)
  /// Linux writes the file in place, so that a full disk loses what was in it.
  @Test func `defaults that cannot be written are an error, and no first launch follows`()
    async throws
  {
    try stored.save(SettingsScene.policy)
    let name = suite.name
    await #expect(processExitsWith: .success) { [name = name as String] in
      let store = DefaultsSettingsStore(suite: name, key: "passCode")
      let stored = StoredSettings<PassCodePolicy>(in: store)
      signal(SIGXFSZ, SIG_IGN)
      FileSizeLimit.set(10)
      #expect(throws: SettingsError.self) { try stored.save(.firstLaunch) }
      #expect(stored.load().settings == SettingsScene.policy, "this process knows it still")
    }
    let loaded = stored.load()
    #expect(loaded.settings == .afterLoss)
    guard case .lost(.store, nil) = loaded.origin else {
      Issue.record("\(loaded.origin)")
      return
    }
    try store.replace(with: try SettingsScene.archive.data(for: SettingsScene.policy))
    #expect(stored.load() == .init(settings: SettingsScene.policy, origin: .saved))
  }

  @Test func `defaults that are cut off where a process was killed are no first launch`() throws {
    try stored.save(SettingsScene.policy)
    let file = TemporarySuite.file(suite.name)
    let whole = try Data(contentsOf: file)
    for count in [0, 1, whole.count / 2, whole.count - 20] {
      try whole.prefix(count).write(to: file)
      let loaded = stored.load()
      #expect(loaded.settings.isEnabled, "\(count) bytes of the file: \(loaded.origin)")
      #expect(loaded.origin != .firstLaunch, "\(count) bytes of the file")
    }
  }

  @Test func `defaults whose last value was removed are a first launch`() throws {
    try store.replace(with: Data("x".utf8))
    let defaults = try #require(UserDefaults(suiteName: suite.name))
    defaults.removeObject(forKey: "passCode")
    _ = defaults.synchronize()
    #expect(try store.read() == nil)
  }
  #endif

  @Test func `a test leaves no defaults behind`() throws {
    var other: TemporarySuite? = TemporarySuite()
    let name = try #require(other?.name)
    try DefaultsSettingsStore(suite: name, key: "passCode").replace(with: Data("x".utf8))
    other = nil
    #expect(try DefaultsSettingsStore(suite: name, key: "passCode").read() == nil)
    #if os(Linux)
    #expect(!FileManager.default.fileExists(atPath: TemporarySuite.file(name).path))
    #endif
  }
}

/// Defaults of a test's own, which go with it; nobody else's are touched.
final class TemporarySuite: Sendable {
  let name = "settings-\(UUID().uuidString)"

  deinit {
    UserDefaults(suiteName: name)?.removePersistentDomain(forName: name)
    _ = UserDefaults(suiteName: name)?.synchronize()
    #if os(Linux)
    try? FileManager.default.removeItem(at: Self.file(name))
    #endif
  }

  /// Where Linux keeps a suite.
  static func file(_ name: String) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["XDG_CONFIG_HOME"].map { URL(filePath: $0) }
      ?? URL(filePath: environment["HOME"] ?? NSHomeDirectory()).appending(path: ".config")
    return folder.appending(path: "\(name).plist")
  }
}
