import Foundation

@testable import FailOpen

/// Archives as they are on users' phones, made by the versions of the app that are out there.
enum Phone: String {
  /// A pass code, and 300 seconds.
  case version1 = """
    V1
    """
  /// Locked, 3 attempts, 0 seconds.
  case version2On = """
    V2ON
    """
  /// Not locked, 10 attempts, 3600 seconds.
  case version2Off = """
    V2OFF
    """
  /// Locked, 7 attempts, 120 seconds, and a setting that this version does not know.
  case version3 = """
    V3
    """

  struct Unreadable: Error {}

  var archive: Data {
    get throws {
      guard let archive = Data(base64Encoded: rawValue, options: .ignoreUnknownCharacters) else {
        throw Unreadable()
      }
      return archive
    }
  }
}

/// Bytes that were settings and are none any more.
struct Damage {
  let name: String
  let bytes: Data

  static var all: [Damage] {
    get throws {
      let saved = try SettingsArchive.archive(settings { $0.isEnabled = true })
      let old = try Phone.version2On.archive
      let others = [
        Damage(name: "empty", bytes: Data()),
        Damage(name: "text", bytes: Data("{\"isEnabled\":true}".utf8)),
        Damage(name: "all zeros", bytes: Data(count: old.count)),
        Damage(
          name: "another property list",
          bytes: try PropertyListEncoder().encode(["theme": "dark"])),
      ]
      return others
        + [old, saved].flatMap { whole in
          stride(from: 1, to: whole.count, by: 7).map { count in
            Damage(
              name: "cut after \(count) of \(whole.count) bytes", bytes: whole.prefix(count))
          }
        }
    }
  }
}

/// New settings with some changes; they may be an object or a value.
func settings(_ change: (inout PassCodeSettings) -> Void) -> PassCodeSettings {
  var settings = PassCodeSettings()
  change(&settings)
  return settings
}
