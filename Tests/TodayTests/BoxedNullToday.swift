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

#if canImport(ObjectiveC)
/// The same with Foundation: the property has a type, whatever is in the change.
private final class ObservedContract: NSObject {
  @objc dynamic var note: String? = "Call back"
}

@MainActor private final class NoteFollower {
  private(set) var text = ""
  private var observation: NSKeyValueObservation?

  init(_ contract: ObservedContract) {
    observation = contract.observe(\.note) { [weak self] contract, _ in
      let note = contract.note ?? "No note"
      MainActor.assumeIsolated { self?.text = note }
    }
  }
}
#endif
