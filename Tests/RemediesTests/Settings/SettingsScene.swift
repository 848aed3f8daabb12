import Foundation
import Remedies

/// What the tests of the settings archive save and load.
enum SettingsScene {
  /// No property has the value of a first launch, or that after a loss.
  static let policy = PassCodePolicy(
    isEnabled: true, attempts: 7, checkInterval: 42.25,
    nextCheckDate: Date(timeIntervalSinceReferenceDate: 817_712_107.779_843_6),
    appVersion: "2.1.4")

  /// No date, and a text that is not ASCII and longer than one byte can say.
  static let longPolicy = PassCodePolicy(
    isEnabled: true, attempts: 7, checkInterval: 42.25, nextCheckDate: nil,
    appVersion: String(repeating: "2.1.4 – für alle, ", count: 20))

  static let archive = KeyedSettingsArchive<PassCodePolicy>()

  /// A sealed archive as another writer, an earlier or a later one, could have written it.
  static func handmade(
    name: String? = "PassCodePolicy", version: Int? = 1, _ values: [String: NSObject?]
  ) -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    if let name { archiver.encode(NSString(string: name), forKey: "archive.name") }
    if let version { archiver.encode(NSNumber(value: version), forKey: "archive.version") }
    for (key, value) in values { archiver.encode(value, forKey: key) }
    archiver.finishEncoding()
    return ArchiveSeal.seal(archiver.encodedData)
  }

  /// The values of an archive of a policy, to be changed by a test.
  static var values: [String: NSObject?] {
    [
      "isEnabled": NSNumber(value: true), "attempts": NSNumber(value: 7),
      "checkInterval": NSNumber(value: 42.25), "nextCheckDate": nil,
      "appVersion": NSString("2.1.4"),
    ]
  }

  /// What opening an archive throws; nil if it opens.
  static func error(opening data: Data) -> SettingsError? {
    do {
      _ = try archive.settings(from: data)
      return nil
    } catch {
      return error
    }
  }
}

/// A folder of a test's own, which goes with it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("settings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var file: URL { url.appendingPathComponent("PassCode.settings") }

  /// The names of all that is in it.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}
