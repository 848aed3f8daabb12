import Foundation
import Testing

/// Kata 83 with Codable: right by itself, and wrong again where a number is made by hand.
@Suite struct DateFromNilToday {
  struct Settings: Codable, Equatable {
    var nextCheckDate: Date?
    var attemptCount: UInt = 5
  }

  struct ByHand: Codable {
    var nextCheckDate: Date?

    enum CodingKeys: CodingKey { case nextCheckDate }

    init(nextCheckDate: Date?) {
      self.nextCheckDate = nextCheckDate
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(nextCheckDate?.timeIntervalSince1970 ?? 0, forKey: .nextCheckDate)
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      nextCheckDate = Date(
        timeIntervalSince1970: try container.decode(Double.self, forKey: .nextCheckDate))
    }
  }

  private func restored<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `a date made of a number by hand is 1970 where there was none`() throws {
    let restored = try restored(ByHand(nextCheckDate: nil))
    #expect(restored.nextCheckDate == Date(timeIntervalSince1970: 0))
  }

  @Test(arguments: [nil, Date(timeIntervalSince1970: 0), .distantPast])
  func `an optional that is encoded as one comes back`(date: Date?) throws {
    let settings = Settings(nextCheckDate: date, attemptCount: .max)
    #expect(try restored(settings) == settings)
  }

  @Test func `a negative number is refused where an unsigned one is asked for`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Settings.self, from: Data(#"{"attemptCount":-1}"#.utf8))
    }
  }
}
