import Foundation
import Testing

/// Kata 53 without Key-Value Observing: JSON by hand comes in the same boxes.
@Suite struct BoxedNullToday {
  private let data = Data(#"{"note": null, "state": 2}"#.utf8)

  private var answer: [String: Any] {
    get throws {
      try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
  }

  enum State: Int, Decodable {
    case draft
    case sent
    case signed
  }

  struct Contract: Decodable {
    let note: String?
    let state: State
  }

  @Test func `a null that is printed reads null`() throws {
    #expect(try answer["note"].map { "\($0)" } ?? "No note" == "<null>")
  }

  @Test func `a null that is cast first leaves the default its turn`() throws {
    #expect(try answer["note"] as? String ?? "No note" == "No note")
  }

  @Test func `a number is not a case of its enumeration`() throws {
    #expect(try answer["state"] as? State == nil)
    #expect(try (answer["state"] as? Int).flatMap(State.init(rawValue:)) == .signed)
  }

  @Test func `typed values need no casts`() throws {
    let contract = try JSONDecoder().decode(Contract.self, from: data)
    #expect(contract.note == nil)
    #expect(contract.state == .signed)
  }
}
