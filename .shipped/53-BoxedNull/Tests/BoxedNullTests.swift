import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import BoxedNull

@Suite(.kata) struct BoxedNullTests {
  let lease = Contract(title: "Lease", note: "Call back")

  @Suite struct Hazard {
    let scene = BoxedNullTests()

    @Test func `a note that is cleared is shown as none`() {
      let row = ContractRow(contract: scene.lease)
      scene.lease.note = nil
      #expect(
        row.noteLabel.text == "No note",
        .diagnosis(
          "The user clears a note, and the row shows something that nobody has written.",
          seen: "a row that reads \(scene.quoted(row.noteLabel.text))", expected: "\"No note\"",
          pitfall: "boxed null"))
    }

    @Test func `a contract that is signed shows its stamp`() {
      let row = ContractRow(contract: scene.lease)
      scene.lease.state = .signed
      #expect(
        row.showsStamp,
        .diagnosis(
          "The contract is signed, and its row in the open list does not show the stamp.",
          seen: "a row without a stamp", expected: "the stamp",
          pitfall: "boxed scalar, which a cast to its enumeration does not find"))
    }

    @Test func `a row says what its contract was called before`() {
      let row = ContractRow(contract: scene.lease)
      scene.lease.title = "Rental"
      scene.lease.title = "Rental agreement"
      #expect(
        row.formerTitleLabel.text == "Formerly Rental",
        .diagnosis(
          "The contract is renamed, and its row does not say what it was called before.",
          seen: "a row that reads \(scene.quoted(row.formerTitleLabel.text))",
          expected: "\"Formerly Rental\"", pitfall: "old value that nobody asked for"))
    }
  }

  @Suite struct Behaviour {
    let scene = BoxedNullTests()

    @Test func `a row opens with what its contract has`() {
      let row = ContractRow(contract: scene.lease)
      #expect(row.noteLabel.text == "Call back")
      #expect(!row.showsStamp)
      let empty = ContractRow(contract: Contract(title: "Letter"))
      #expect(empty.noteLabel.text == "No note")
    }

    @Test(arguments: ["Sign here", "", "<null>", "nil", "No"])
    func `a note is shown as it was written`(note: String) {
      let row = ContractRow(contract: scene.lease)
      scene.lease.note = note
      #expect(
        row.noteLabel.text == note,
        .diagnosis(
          "The user writes a note, and the row shows another.",
          seen: "a row that reads \(scene.quoted(row.noteLabel.text))",
          expected: scene.quoted(note), pitfall: "null told by its text"))
    }

    @Test(arguments: [Contract.State.draft, .sent])
    func `a contract that is not signed shows no stamp`(state: Contract.State) {
      let row = ContractRow(contract: scene.lease)
      scene.lease.state = state
      #expect(
        !row.showsStamp,
        .diagnosis(
          "The contract is not signed, and its row shows the stamp.",
          seen: "a stamp for the state \(state)", expected: "none",
          pitfall: "boxed scalar read as another type"))
    }

    @Test func `two rows of one contract both follow its notes`() {
      let rows = [ContractRow(contract: scene.lease), ContractRow(contract: scene.lease)]
      scene.lease.note = "Sign here"
      #expect(rows.map(\.noteLabel.text) == ["Sign here", "Sign here"])
    }

    @Test func `a row that is thrown away is released`() {
      let row = ContractRow(contract: scene.lease)
      expectReleased(
        row, "Each time the list is opened the app gets bigger.",
        pitfall: "a row kept alive by what it observes")
      scene.lease.note = "Sign here"
    }
  }

  func quoted(_ text: String?) -> String {
    text.map { "\"\($0)\"" } ?? "nothing"
  }
}
