import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import DoubleRegistration

@Suite(.kata) struct DoubleRegistrationTests {
  let lease = Document(title: "Lease")
  let letter = Document(title: "Letter")

  @Suite struct Hazard {
    let scene = DoubleRegistrationTests()

    @Test(arguments: [1, 2, 5])
    func `a comment counts once in a list that was refreshed`(refreshes: Int) {
      let table = scene.openTable([scene.lease])
      for _ in 0..<refreshes { scene.refresh(table) }
      scene.lease.comment("The rent is too high.")
      scene.keep(table)
      #expect(
        table.badges == ["1"],
        .diagnosis(
          "The user pulls the list to refresh it; from now on one comment is counted as several.",
          seen: "\(table.badges[0]) after 1 comment; refreshes before it: \(refreshes)",
          expected: "1",
          pitfall: "double registration"))
    }

    @Test func `a cell that was refreshed and then reused counts nothing of its first document`() {
      let table = scene.openTable([scene.lease])
      scene.refresh(table)
      table.reuseCell(at: 0, for: scene.letter)
      scene.lease.comment("The rent is too high.")
      scene.keep(table)
      #expect(
        table.badges == ["none"],
        .diagnosis(
          "The row shows the letter, and counts a comment that somebody made on the lease.",
          seen: "\(table.badges[0]) for a letter without comments", expected: "none",
          pitfall: "double registration"))
    }

    @Test func `a list that was refreshed and closed leaves nobody listening`() {
      let table = scene.openTable([scene.lease, scene.letter])
      scene.refresh(table)
      expectNoFaults(
        "The user refreshes the list and closes it; at the next comment the app stops.",
        expected: "the closed list's cells hear nothing", pitfall: "double registration"
      ) {
        table.close()
        scene.lease.comment("The rent is too high.")
        scene.letter.comment("Thank you.")
      }
      let observed = [scene.lease, scene.letter].count { $0.observationInfo != nil }
      #expect(observed == 0, "Documents still tell cells that are gone.")
    }
  }

  @Suite struct Behaviour {
    let scene = DoubleRegistrationTests()

    @Test(arguments: [["Yes."], ["Yes.", "No."], ["Yes.", "Yes.", "Yes."]])
    func `every comment counts, also one with the same words`(comments: [String]) {
      let table = scene.openTable([scene.letter, scene.lease])
      for comment in comments { scene.lease.comment(comment) }
      scene.keep(table)
      #expect(
        table.badges == ["none", "\(comments.count)"],
        .diagnosis(
          "Several people comment on a document, and the badge does not count them all.",
          seen: "\(table.badges) after \(comments.count) comments on the second document",
          expected: "\(comments.count) in the second row", pitfall: "silenced observer"))
    }

    @Test func `a refreshed row shows its document's new title and what it has counted`() {
      let table = scene.openTable([scene.lease])
      scene.lease.comment("The rent is too high.")
      scene.lease.title = "Lease of 2015"
      scene.refresh(table)
      scene.keep(table)
      #expect(table.cells[0].titleLabel.text == "Lease of 2015")
      #expect(table.badges == ["1"])
    }

    @Test func `a reused cell begins at nothing and counts for its new document`() {
      let table = scene.openTable([scene.lease])
      scene.lease.comment("The rent is too high.")
      table.reuseCell(at: 0, for: scene.letter)
      #expect(table.badges == ["none"])
      scene.lease.comment("Much too high.")
      #expect(table.badges == ["none"])
      scene.letter.comment("Thank you.")
      #expect(table.badges == ["1"])
      #expect(table.cells[0].titleLabel.text == "Letter")
      table.reuseCell(at: 0, for: scene.lease)
      scene.lease.comment("Still too high.")
      scene.keep(table)
      #expect(table.badges == ["1"])
    }

    @Test func `a cell that is given another document without being reused changes over`() {
      let cell = DocumentCell(reuseIdentifier: nil)
      cell.configure(with: scene.lease)
      scene.lease.comment("The rent is too high.")
      cell.configure(with: scene.letter)
      scene.lease.comment("Much too high.")
      #expect(cell.badgeLabel.text == nil)
      scene.letter.comment("Thank you.")
      scene.keep(cell)
      #expect(cell.badgeLabel.text == "1")
    }

    @Test func `documents of one name, and one document in two lists, are counted in each row`() {
      let namesake = Document(title: "Lease")
      let tables = [scene.openTable([scene.lease, namesake]), scene.openTable([scene.lease])]
      scene.lease.comment("The rent is too high.")
      namesake.comment("This one is right.")
      namesake.comment("Agreed.")
      keepAlive(tables[0], tables[1], namesake, scene.lease)
      #expect(
        tables.map(\.badges) == [["1", "2"], ["1"]],
        .diagnosis(
          "A document has a namesake, or stands in two lists, and one of its rows counts nothing.",
          seen: "\(tables.map(\.badges))", expected: "1 and 2 in one list, 1 in the other",
          pitfall: "observations that are told apart by name"))
    }

    @Test func `an ordinary visit of the list meets no fault`() {
      expectNoFaults(
        "The user opens the list, scrolls and closes it.",
        expected: "no fault, not even a swallowed one",
        pitfall: "unbalanced removal"
      ) {
        let table = scene.openTable([scene.lease])
        table.reuseCell(at: 0, for: scene.letter)
        table.close()
        scene.letter.comment("Thank you.")
      }
      let table = scene.openTable([scene.letter])
      scene.letter.comment("Thank you again.")
      scene.keep(table)
      #expect(table.badges == ["1"])
    }

    @Test func `the cells of a closed list are released`() {
      let table = scene.openTable([scene.lease])
      weak let cell = table.cells.first
      table.close()
      scene.keep(table)
      #expect(
        cell == nil,
        .diagnosis(
          "Each visit of the list makes the app bigger.",
          seen: "a cell alive after the list closed", expected: "no cell",
          pitfall: "a cell kept alive"))
    }
  }

  func openTable(_ documents: [Document]) -> DocumentTable {
    for document in documents { document.label = document.title.lowercased() }
    return DocumentTable(documents: documents)
  }

  func refresh(_ table: DocumentTable) {
    Timeline.current.note("the user refreshes the list")
    table.refresh()
  }

  func keep(_ object: AnyObject) {
    keepAlive(object, lease, letter)
  }
}

extension DocumentTable {
  /// What the rows' badges say.
  fileprivate var badges: [String] { cells.map { $0.badgeLabel.text ?? "none" } }
}
