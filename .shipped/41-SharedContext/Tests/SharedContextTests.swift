import KataTesting
import KeyValueObserving
import Testing

@testable import SharedContext

@Suite(.kata) struct SharedContextTests {
  let lease = Document(title: "Lease")

  init() {
    lease.label = "lease"
  }

  @Suite struct Hazard {
    let scene = SharedContextTests()

    @Test func `a star follows its document in the list with a history`() {
      let cell = HistoryCell(document: scene.lease)
      scene.lease.isFavorite = true
      #expect(
        cell.favoriteButton.isSelected,
        .diagnosis(
          "A document is starred elsewhere, and its star in the list with a history stands still.",
          seen: "an empty star", expected: "a full one", pitfall: "shared context"))
    }

    @Test func `a preview follows its document in the list with a history`() {
      let cell = HistoryCell(document: scene.lease)
      scene.lease.save("The parties agree")
      let seen = cell.previewLabel.text ?? "nil"
      #expect(
        seen == "The parties agree",
        .diagnosis(
          "A text is saved elsewhere, and the list with a history shows the old one.",
          seen: "\"\(seen)\"", expected: "\"The parties agree\"", pitfall: "shared context"))
    }

    @Test(arguments: [1, 2, 5])
    func `each saving counts once, also one that changes nothing`(savings: Int) {
      let cell = HistoryCell(document: scene.lease)
      for _ in 1...savings { scene.lease.save("The parties agree") }
      #expect(
        cell.saves == savings,
        .diagnosis(
          "The history counts more savings than there were.",
          seen: "\(cell.saves)", expected: "\(savings)", pitfall: "shared context"))
    }

    @Test func `a row of another team takes nobody's changes, whatever number it has taken`() {
      for number in 0...16 {
        let document = Document(title: "Draft")
        let cell = PinnedCell(document: document, number: number)
        document.title = "Lease"
        document.save("The parties agree")
        document.isFavorite = true
        document.isShared = true
        let seen = [
          cell.titleLabel.text ?? "nil", cell.previewLabel.text ?? "nil", "\(cell.saves) saved",
          cell.favoriteButton.isSelected ? "starred" : "no star", cell.sharedLabel.text ?? "nil",
        ]
        let expected = ["Lease", "The parties agree", "1 saved", "starred", "shared"]
        #expect(
          seen == expected,
          .diagnosis(
            "Another team's row, whose context is the number \(number), stands still in parts.",
            seen: seen.joined(separator: ", "), expected: expected.joined(separator: ", "),
            pitfall: "shared context"))
      }
    }
  }

  @Suite struct Behaviour {
    let scene = SharedContextTests()

    @Test func `a row of the plain list follows its document`() {
      let cell = DocumentCell(document: scene.lease)
      scene.lease.save("The parties agree on this")
      scene.lease.isFavorite = true
      #expect(cell.previewLabel.text == "The parties agree on")
      #expect(cell.favoriteButton.isSelected)
      scene.lease.isFavorite = false
      #expect(!cell.favoriteButton.isSelected)
      keepAlive(cell, scene.lease)
    }

    @Test func `a row with a history says whether its document is shared`() {
      let cell = HistoryCell(document: scene.lease)
      #expect(cell.sharedLabel.text == nil)
      scene.lease.isShared = true
      #expect(
        cell.sharedLabel.text == "shared", "A document is shared, and its row does not say so.")
      scene.lease.isShared = false
      #expect(cell.sharedLabel.text == nil)
      keepAlive(cell, scene.lease)
    }

    @Test func `a row shows its document's state from the beginning`() {
      scene.lease.save("The parties agree")
      scene.lease.isFavorite = true
      scene.lease.isShared = true
      let cell = HistoryCell(document: scene.lease)
      #expect(cell.previewLabel.text == "The parties agree")
      #expect(cell.favoriteButton.isSelected)
      #expect(cell.sharedLabel.text == "shared")
      #expect(cell.saves == 0)
      keepAlive(cell, scene.lease)
    }

    @Test func `a change of one thing is no change of another`() {
      let cell = HistoryCell(document: scene.lease)
      scene.lease.isFavorite = true
      scene.lease.isShared = true
      scene.lease.title = "Contract"
      #expect(cell.saves == 0, "A star or a share counts as a saving.")
      keepAlive(cell, scene.lease)
    }

    @Test func `rows that are gone leave nobody listening`() {
      weak var row: DocumentCell?
      do {
        let rows = [
          DocumentCell(document: scene.lease), HistoryCell(document: scene.lease),
          PinnedCell(document: scene.lease, number: 7),
        ]
        row = rows.last
      }
      #expect(row == nil, "A row outlives its list.")
      let symptom = "The user leaves the list, and its document is saved elsewhere."
      expectNoFaults(symptom, expected: "nobody hears of it", pitfall: "dangling observer") {
        scene.lease.save("The parties agree")
      }
      #expect(scene.lease.observationInfo == nil, "A row that is gone is still registered.")
    }
  }
}
