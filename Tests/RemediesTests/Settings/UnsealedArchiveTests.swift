import Foundation
import KataTesting
import Remedies
import Testing

/// The archives of the article's own class, which users have, are opened and become sealed ones.
@Suite(.kata) struct UnsealedArchiveTests {
  /// What the class had archived.
  private static let policy = PassCodePolicy(
    isEnabled: true, attempts: 7, checkInterval: 42.25,
    nextCheckDate: Date(timeIntervalSince1970: 1_379_000_000.5), appVersion: "")

  private func load(_ data: Data) -> LoadedSettings<PassCodePolicy> {
    StoredSettings(in: MemorySettingsStore(data)).load()
  }

  /// The golden archive after a change of its property list.
  private func edited(_ change: (inout [String: Any]) -> Void) throws -> Data {
    let data = try GoldenArchive.passCodeSettings.data()
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    var archive = try #require(list as? [String: Any])
    let objects = try #require(archive["$objects"] as? [Any])
    archive["$objects"] = objects.map { object -> Any in
      guard var table = object as? [String: Any] else { return object }
      change(&table)
      return table
    }
    return try PropertyListSerialization.data(
      fromPropertyList: archive, format: .binary, options: 0)
  }

  @Test func `the article's archive is opened, and is of a version before the first`() throws {
    #expect(
      load(try GoldenArchive.passCodeSettings.data())
        == .init(settings: Self.policy, origin: .migrated(from: 0)))
  }

  @Test func `the article's 1970 is no date again`() throws {
    let loaded = load(try GoldenArchive.passCodeSettingsWithoutDate.data())
    #expect(loaded.settings.nextCheckDate == nil)
    #expect(loaded.settings.attempts == 7)
  }

  @Test func `under the article's key in defaults it is found, and is sealed by the next save`()
    throws
  {
    let suite = TemporarySuite()
    let defaults = try #require(UserDefaults(suiteName: suite.name))
    defaults.set(try GoldenArchive.passCodeSettings.data(), forKey: "kPasscodeSettings")
    let store = DefaultsSettingsStore(suite: suite.name, key: "kPasscodeSettings")
    let owner = SettingsOwner<PassCodePolicy>(in: store)
    #expect(owner.settings == Self.policy)
    try owner.update { $0.appVersion = "3.0" }
    try owner.flush()
    let loaded = StoredSettings<PassCodePolicy>(in: store).load()
    #expect(loaded.origin == .saved)
    #expect(loaded.settings.appVersion == "3.0" && loaded.settings.attempts == 7)
  }

  @Test(arguments: ["isPassCodeEnabled", "attemptCount", "checkInterval", "nextCheckDate"])
  func `a key that it lacks keeps the lock on`(key: String) throws {
    let loaded = load(try edited { $0.removeValue(forKey: key) })
    #expect(loaded.settings == .afterLoss)
    guard case .lost(.missingKey(key), .some) = loaded.origin else {
      Issue.record("\(loaded.origin)")
      return
    }
  }

  @Test func `a count that was unsigned and comes back negative keeps the lock on`() throws {
    let loaded = load(try edited { if $0["attemptCount"] != nil { $0["attemptCount"] = -1 } })
    #expect(loaded.settings == .afterLoss)
    guard case .lost(.invalidValue("attempts", "-1"), _) = loaded.origin else {
      Issue.record("\(loaded.origin)")
      return
    }
  }

  @Test func `another class's archive is refused`() throws {
    let loaded = load(
      try edited { if $0["$classname"] != nil { $0["$classname"] = "PlaybackSettings" } })
    guard case .lost(.damaged(.notAnArchive), .some) = loaded.origin else {
      Issue.record("\(loaded.origin)")
      return
    }
  }

  @Test func `settings that never had such archives refuse them`() throws {
    let data = try GoldenArchive.passCodeSettings.data()
    let loaded = StoredSettings<PlaybackSettings>(in: MemorySettingsStore(data)).load()
    #expect(loaded.origin.isLoss)
  }

  /// Without a seal damage can pass for a setting; what can be promised is that nothing traps, and
  /// that what makes no sense is refused.
  @Test func `a flipped bit in it stops nothing`() throws {
    let whole = try GoldenArchive.passCodeSettings.data()
    var lost = 0
    for index in whole.indices {
      for bit in 0..<8 {
        var bytes = whole
        bytes[index] ^= 1 << bit
        let loaded = load(bytes)
        if loaded.origin.isLoss { lost += 1 }
        #expect((0...100).contains(loaded.settings.attempts))
      }
    }
    #expect(lost > whole.count)
  }
}
