import Foundation

@testable import FailOpen

/// Archives as they are on users' phones, made by the versions of the app that are out there.
enum Phone: String {
  /// A pass code, and 300 seconds.
  case version1 = """
    YnBsaXN0MDDUAQIDBAUTFhdYJG9iamVjdHNUJHRvcFgkdmVyc2lvblkkYXJjaGl2ZXKjBgcMVSRudWxs0ggJCgtWJGNs
    YXNzXG9wZW5JbnRlcnZhbIACI0BywAAAAAAA0g0ODxJYJGNsYXNzZXNaJGNsYXNzbmFtZaIQEV8QGUZhaWxPcGVuLlBh
    c3NDb2RlU2V0dGluZ3NYTlNPYmplY3RfEBlGYWlsT3Blbi5QYXNzQ29kZVNldHRpbmdz0RQVVHJvb3SAARIAAYagXxAP
    TlNLZXllZEFyY2hpdmVyCBEaHygyNjxBSFVXYGVueXyYob3AxcfMAAAAAAAAAQEAAAAAAAAAGAAAAAAAAAAAAAAAAAAA
    AN4=
    """
  /// Locked, 3 attempts, 0 seconds.
  case version2On = """
    YnBsaXN0MDDUAQIDBAUGBwpYJHZlcnNpb25ZJGFyY2hpdmVyVCR0b3BYJG9iamVjdHMSAAGGoF8QD05TS2V5ZWRBcmNo
    aXZlctEICVRyb290gAGjCwwVVSRudWxs1A0ODxAREhMUWWlzRW5hYmxlZFxvcGVuSW50ZXJ2YWxWJGNsYXNzWGF0dGVt
    cHRzCSMAAAAAAAAAAIACEAPSFhcYG1gkY2xhc3Nlc1okY2xhc3NuYW1lohkaXxAZRmFpbE9wZW4uUGFzc0NvZGVTZXR0
    aW5nc1hOU09iamVjdF8QGUZhaWxPcGVuLlBhc3NDb2RlU2V0dGluZ3MIERokKTI3SUxRU1ddZnB9hI2Ol5mboKm0t9Pc
    AAAAAAAAAQEAAAAAAAAAHAAAAAAAAAAAAAAAAAAAAPg=
    """
  /// Not locked, 10 attempts, 3600 seconds.
  case version2Off = """
    YnBsaXN0MDDUAQIDBAUXGBtYJG9iamVjdHNYJHZlcnNpb25UJHRvcFkkYXJjaGl2ZXKjBgcQVSRudWxs1AgJCgsMDQ4P
    XG9wZW5JbnRlcnZhbFYkY2xhc3NYYXR0ZW1wdHNZaXNFbmFibGVkI0CsIAAAAAAAgAIQCgjSERITFlgkY2xhc3Nlc1ok
    Y2xhc3NuYW1lohQVXxAZRmFpbE9wZW4uUGFzc0NvZGVTZXR0aW5nc1hOU09iamVjdF8QGUZhaWxPcGVuLlBhc3NDb2Rl
    U2V0dGluZ3MSAAGGoNEZGlRyb290gAFfEA9OU0tleWVkQXJjaGl2ZXIIERojKDI2PEVSWWJsdXd5en+Ik5ayu9fc3+Tm
    AAAAAAAAAQEAAAAAAAAAHAAAAAAAAAAAAAAAAAAAAPg=
    """
  /// Locked, 7 attempts, 120 seconds, and a setting that this version does not know.
  case version3 = """
    YnBsaXN0MDDUAQIDBAUGBwpYJHZlcnNpb25ZJGFyY2hpdmVyVCR0b3BYJG9iamVjdHMSAAGGoF8QD05TS2V5ZWRBcmNo
    aXZlctEICVRyb290gAGjCwwXVSRudWxs1Q0ODxAREhMUFRJZaXNFbmFibGVkXG9wZW5JbnRlcnZhbFYkY2xhc3NYYXR0
    ZW1wdHNdaGlkZXNQcmV2aWV3cwkjQF4AAAAAAACAAhAHCdIYGRodWCRjbGFzc2VzWiRjbGFzc25hbWWiGxxfEBlGYWls
    T3Blbi5QYXNzQ29kZVNldHRpbmdzWE5TT2JqZWN0XxAZRmFpbE9wZW4uUGFzc0NvZGVTZXR0aW5ncwAIABEAGgAkACkA
    MgA3AEkATABRAFMAVwBdAGgAcgB/AIYAjwCdAJ4ApwCpAKsArACxALoAxQDIAOQA7QAAAAAAAAIBAAAAAAAAAB4AAAAA
    AAAAAAAAAAAAAAEJ
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
