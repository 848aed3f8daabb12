import Foundation
import Testing

#if canImport(SwiftUI)
import SwiftUI
#endif

/// 88 in today's Swift: what a missing key means, and who is asked.
@Suite struct FailOpenToday {
  private struct LockSettings: Codable {
    var isEnabled = false
    var attempts = 5
  }

  private let version1 = Data("{}".utf8)

  @Test func `a missing key is an error to Codable, even where the property has a default`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LockSettings.self, from: version1)
    }
  }

  @Test func `an error that becomes nil becomes an open app`() {
    let settings = try? JSONDecoder().decode(LockSettings.self, from: version1)
    let isLocked = settings?.isEnabled == true
    #expect(!isLocked)
  }

  private struct HurriedSettings: Decodable {
    let isEnabled: Bool

    private enum CodingKeys: CodingKey {
      case isEnabled
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      isEnabled = try container.decodeIfPresent(Bool.self, forKey: .isEnabled) ?? false
    }
  }

  @Test func `a default by hand opens an app that was locked when the key was not there yet`()
    throws
  {
    #expect(try !JSONDecoder().decode(HurriedSettings.self, from: version1).isEnabled)
  }

  private struct KnowingSettings: Decodable {
    let isEnabled: Bool

    private enum CodingKeys: CodingKey {
      case version
      case isEnabled
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 1
      // Version 1 saved settings for a pass code and for nothing else.
      isEnabled = version == 1 ? true : try container.decode(Bool.self, forKey: .isEnabled)
    }
  }

  @Test func `a version says what a missing key means, and when it is an error`() throws {
    #expect(try JSONDecoder().decode(KnowingSettings.self, from: version1).isEnabled)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(KnowingSettings.self, from: Data("{\"version\":2}".utf8))
    }
  }

  @Test func `a keyed archive gives a missing number as zero, without an error`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(true, forKey: "other")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    coder.decodingFailurePolicy = .setErrorAndReturn
    defer { coder.finishDecoding() }
    #expect(!coder.containsValue(forKey: "isEnabled"))
    #expect(!coder.decodeBool(forKey: "isEnabled"))
    #expect(coder.decodeInteger(forKey: "attempts") == 0)
    #expect(coder.error == nil)
  }
}

#if canImport(SwiftUI)
/// No value, and a value of another type, are both false: compiled where there is SwiftUI, never run.
private struct LockToggle: View {
  @AppStorage("isLocked") private var isLocked = false

  var body: some View {
    Toggle("Pass code", isOn: $isLocked)
  }
}
#endif
