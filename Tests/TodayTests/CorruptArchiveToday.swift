import Foundation
import Testing

/// Kata 84 with Codable: no traps, and the same silence.
@Suite struct CorruptArchiveToday {
  struct Settings: Codable, Equatable {
    var isEnabled: Bool
    var attemptCount: Int
  }

  private let whole = Data(#"{"isEnabled":true,"attemptCount":7}"#.utf8)
  private let saved = Settings(isEnabled: true, attemptCount: 7)

  @Test func `one bit gives other settings, and no error`() throws {
    var damaged = whole
    let seven = try #require(damaged.lastIndex(of: UInt8(ascii: "7")))
    damaged[seven] ^= 0x02
    let settings = try JSONDecoder().decode(Settings.self, from: damaged)
    #expect(settings == Settings(isEnabled: true, attemptCount: 5))
  }

  @Test func `every truncation is an error`() {
    for count in 0..<whole.count {
      #expect(throws: (any Error).self, "\(count) of \(whole.count) bytes") {
        try JSONDecoder().decode(Settings.self, from: whole.prefix(count))
      }
    }
  }

  @Test func `of all changes of one bit some are silent, and none stops the process`() {
    var silent = 0
    for index in whole.indices {
      for bit in 0..<8 {
        var damaged = whole
        damaged[index] ^= 1 << bit
        if let settings = try? JSONDecoder().decode(Settings.self, from: damaged), settings != saved
        {
          silent += 1
        }
      }
    }
    #expect(silent > 0)
  }
}
