import Foundation
import KataTesting
import Remedies
import Testing

/// The defects of the settings code as its article published it, each repaired.
@Suite(.kata) struct ArticleDefectTests {
  private func settings(in values: [String: NSObject?]) throws -> PassCodePolicy {
    try SettingsScene.archive.settings(from: SettingsScene.handmade(values)).settings
  }

  @Test func `no date stays no date`() throws {
    var policy = SettingsScene.policy
    policy.nextCheckDate = nil
    let data = try SettingsScene.archive.data(for: policy)
    #expect(try SettingsScene.archive.settings(from: data).settings == policy)
  }

  @Test(arguments: [0, -1, 0.000_001, 817_712_107.779_843_6])
  func `a date survives to its last bit, the epoch too`(seconds: Double) throws {
    for date in [
      Date(timeIntervalSince1970: seconds), Date(timeIntervalSinceReferenceDate: seconds),
    ] {
      var policy = SettingsScene.policy
      policy.nextCheckDate = date
      let data = try SettingsScene.archive.data(for: policy)
      #expect(try SettingsScene.archive.settings(from: data).settings.nextCheckDate == date)
    }
  }

  @Test(arguments: ["isEnabled", "attempts", "checkInterval", "nextCheckDate"])
  func `a missing key is an error and never zero, off or 1970`(key: String) {
    var values = SettingsScene.values
    values.removeValue(forKey: key)
    #expect(throws: SettingsError.missingKey(key)) { try settings(in: values) }
  }

  @Test func `a missing key with a declared value means that value`() throws {
    var values = SettingsScene.values
    values.removeValue(forKey: "appVersion")
    #expect(try settings(in: values).appVersion == "")
    #expect(try settings(in: values).attempts == 7)
  }

  @Test func `a nil where a value must be is an error`() {
    var values = SettingsScene.values
    values["attempts"] = .some(nil)
    #expect(throws: SettingsError.wrongType(key: "attempts", expected: "Int", found: "nil")) {
      try settings(in: values)
    }
  }

  @Test(arguments: [-1, 101, Int.max, Int.min])
  func `a count out of range is an error and not billions`(count: Int) {
    var values = SettingsScene.values
    values["attempts"] = NSNumber(value: count)
    #expect(throws: SettingsError.invalidValue(key: "attempts", value: "\(count)")) {
      try settings(in: values)
    }
  }

  @Test(arguments: ["isEnabled", "attempts", "checkInterval", "nextCheckDate"])
  func `a text where something else should be is an error`(key: String) throws {
    var values = SettingsScene.values
    values[key] = NSString("7")
    let error = try #require(SettingsScene.error(opening: SettingsScene.handmade(values)))
    guard case .wrongType(key, _, "7") = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func `a number that is not whole is no count, and 2 is neither on nor off`() {
    var values = SettingsScene.values
    values["attempts"] = NSNumber(value: 3.9)
    #expect(throws: SettingsError.self) { try settings(in: values) }
    values = SettingsScene.values
    values["isEnabled"] = NSNumber(value: 2)
    #expect(throws: SettingsError.self) { try settings(in: values) }
  }

  @Test func `a bare archive of some object is refused, and the process goes on`() throws {
    let other = try NSKeyedArchiver.archivedData(
      withRootObject: NSURL(fileURLWithPath: "/"), requiringSecureCoding: true)
    #expect(SettingsScene.error(opening: other) == .damaged(.notAnArchive))
    #expect(SettingsScene.error(opening: ArchiveSeal.seal(other)) == .foreignClass("NSURL"))
  }

  @Test func `a foreign class under a key is refused before the unarchiver sees it`() async {
    await #expect(processExitsWith: .success) {
      var values = SettingsScene.values
      values["appVersion"] = NSURL(fileURLWithPath: "/")
      let error = SettingsScene.error(opening: SettingsScene.handmade(values))
      #expect(error == .foreignClass("NSURL"))
    }
  }

  @Test func `an object whose class is none is refused before the unarchiver sees it`() async {
    await #expect(processExitsWith: .success) {
      let content = try ArchiveSeal.open(SettingsScene.archive.data(for: SettingsScene.policy))
      let list = try PropertyListSerialization.propertyList(from: content, format: nil)
      var archive = try #require(list as? [String: Any])
      let objects = try #require(archive["$objects"] as? [Any])
      archive["$objects"] = objects.map { object in
        (object as? [String: Any])?["$classname"] == nil ? object : "no class"
      }
      let forged = try PropertyListSerialization.data(
        fromPropertyList: archive, format: .binary, options: 0)
      let error = SettingsScene.error(opening: ArchiveSeal.seal(forged))
      #expect(error == .notUnarchived("an object without a class"))
    }
  }

  @Test func `other settings are refused by their name`() {
    let data = SettingsScene.handmade(name: "PlaybackSettings", SettingsScene.values)
    #expect(SettingsScene.error(opening: data) == .otherSettings("PlaybackSettings"))
    let nameless = SettingsScene.handmade(name: nil, SettingsScene.values)
    #expect(SettingsScene.error(opening: nameless) == .missingKey("archive.name"))
  }

  @Test func `keys that a reader does not know are ignored`() throws {
    var values = SettingsScene.values
    values["hidesPreviews"] = NSNumber(value: true)
    #expect(try settings(in: values).attempts == 7)
  }

  @Test func `loading always gives settings and says how it came by them`() {
    let stores = [
      MemorySettingsStore(), MemorySettingsStore(Data()), MemorySettingsStore(Data("{}".utf8)),
    ]
    let loaded = stores.map { StoredSettings<PassCodePolicy>(in: $0).load() }
    #expect(loaded.map(\.origin.isLoss) == [false, true, true])
    #expect(loaded.map(\.settings.isEnabled) == [false, true, true])
  }

  @Test func `what is saved is in the file when saving returns`() throws {
    let folder = try TemporaryFolder()
    try StoredSettings(in: FileSettingsStore(folder.file)).save(SettingsScene.policy)
    let other = StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file))
    #expect(other.load() == .init(settings: SettingsScene.policy, origin: .saved))
  }
}
