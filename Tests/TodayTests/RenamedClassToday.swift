import Foundation
import Testing

/// Kata 85 with Codable: no class is named, and properties are.
@Suite struct RenamedClassToday {
  /// What was saved yesterday.
  struct LockSettings: Codable {
    var isEnabled = true
    var interval = 600.0
  }

  /// What the type has become: another name, a renamed property, a new one with a default.
  struct PassCodePolicy: Decodable {
    var isEnabled = false
    var openInterval = 300.0
    var hidesPreviews = false
  }

  /// The same, with the stored names spelled out and the missing one declared.
  struct StablePolicy: Decodable {
    var isEnabled: Bool
    var openInterval: Double
    var hidesPreviews: Bool

    enum CodingKeys: String, CodingKey {
      case isEnabled
      case openInterval = "interval"
      case hidesPreviews
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      isEnabled = try values.decode(Bool.self, forKey: .isEnabled)
      openInterval = try values.decode(Double.self, forKey: .openInterval)
      hidesPreviews = try values.decodeIfPresent(Bool.self, forKey: .hidesPreviews) ?? false
    }
  }

  private var yesterday: Data {
    get throws { try JSONEncoder().encode(LockSettings()) }
  }

  @Test func `a renamed type reads on, and a renamed property is missing`() throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PassCodePolicy.self, from: yesterday)
    }
    guard case .keyNotFound(let key, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(key.stringValue == "openInterval")
  }

  @Test func `a default in the property is not one for the decoder`() throws {
    let renamed = Data(#"{"isEnabled":true,"openInterval":600}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PassCodePolicy.self, from: renamed)
    }
  }

  @Test func `stored names of its own and a declared default read yesterday's`() throws {
    let policy = try JSONDecoder().decode(StablePolicy.self, from: yesterday)
    #expect(policy.isEnabled && policy.openInterval == 600 && !policy.hidesPreviews)
  }
}
