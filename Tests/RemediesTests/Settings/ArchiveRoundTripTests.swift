import Foundation
import KataTesting
import Remedies
import Testing

@Suite(.kata) struct ArchiveRoundTripTests {
  let archive = SettingsScene.archive

  private func afterRoundTrip(_ policy: PassCodePolicy) throws -> PassCodePolicy {
    try archive.settings(from: archive.data(for: policy)).settings
  }

  @Test func `every property comes back, and none has its default`() throws {
    let policy = SettingsScene.policy
    #expect(try afterRoundTrip(policy) == policy)
    let pairs = [PassCodePolicy.firstLaunch, .afterLoss].map { other in
      zip(Mirror(reflecting: policy).children, Mirror(reflecting: other).children)
    }
    for (mine, other) in pairs.joined() where mine.label != "isEnabled" {
      #expect("\(mine.value)" != "\(other.value)", "\(mine.label ?? "") proves nothing")
    }
  }

  @Test(arguments: [true, false]) func `on stays on and off stays off`(isEnabled: Bool) throws {
    var policy = SettingsScene.policy
    policy.isEnabled = isEnabled
    #expect(try afterRoundTrip(policy).isEnabled == isEnabled)
  }

  @Test(arguments: [0, 1, 100]) func `a count within its limits survives`(count: Int) throws {
    var policy = SettingsScene.policy
    policy.attempts = count
    #expect(try afterRoundTrip(policy).attempts == count)
  }

  @Test(arguments: [0, 1, 3, 0.1, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
  func `an interval survives to its last bit`(interval: Double) throws {
    var policy = SettingsScene.policy
    policy.checkInterval = interval
    #expect(try afterRoundTrip(policy).checkInterval.bitPattern == interval.bitPattern)
  }

  @Test(arguments: [
    "", "2.1.4", "é\u{301}", "$null", "NSDate", "a\0b", String(repeating: "9", count: 300),
  ])
  func `a text comes back as it was, or is not written`(text: String) throws {
    var policy = SettingsScene.policy
    policy.appVersion = text
    do {
      #expect(Array(try afterRoundTrip(policy).appVersion.utf8) == Array(text.utf8))
    } catch let error as SettingsError {
      // The archiver's own word for nil: a text that it cannot tell from a nil is refused in time.
      #expect(text == "$null", "\(error)")
    }
  }

  @Test func `an archive knows its version`() throws {
    #expect(try archive.settings(from: archive.data(for: SettingsScene.policy)).version == 1)
  }

  @Test func `an archive names no class of the app`() throws {
    let content = try ArchiveSeal.open(archive.data(for: SettingsScene.policy))
    let list = try PropertyListSerialization.propertyList(from: content, format: nil)
    let objects = try #require((list as? [String: Any])?["$objects"] as? [Any])
    let names = objects.compactMap { ($0 as? [String: Any])?["$classname"] as? String }
    #expect(names == ["NSDate"])
  }

  @Test func `a value that makes no sense is not written`() {
    var policy = SettingsScene.policy
    policy.attempts = -1
    #expect(throws: SettingsError.invalidValue(key: "attempts", value: "-1")) {
      try archive.data(for: policy)
    }
    policy = SettingsScene.policy
    policy.checkInterval = .nan
    #expect(throws: SettingsError.invalidValue(key: "checkInterval", value: "nan")) {
      try archive.data(for: policy)
    }
    policy = SettingsScene.policy
    policy.nextCheckDate = Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(throws: SettingsError.self) { try archive.data(for: policy) }
  }
}
