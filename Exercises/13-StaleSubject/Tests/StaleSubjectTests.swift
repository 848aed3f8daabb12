import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import StaleSubject

@Suite(.kata) struct StaleSubjectTests {
  @Suite struct Hazard {
    @Test func `starring a document that has scrolled away lights no other row's star`() {
      let table = openTable(["Untitled", "Recipe", "Untitled"], rows: 2)
      table.scrollDown()
      let star = table.visibleCells[1].favoriteButton
      Timeline.current.note("the first document is starred, which is not on the screen any more")
      table.documents[0].isFavorite = true
      #expect(
        !star.isSelected,
        .diagnosis(
          "A document that has left the screen is starred, and the star lights up in another row.",
          seen: "1 star on the screen, beside a document that has none", expected: "0 stars",
          pitfall: "stale subject"))
      keepAlive(table)
    }

    @Test func `a document without a row has no listeners`() {
      let table = openTable(["Invoice", "Lease", "Letter", "Recipe"], rows: 2)
      for _ in 1...3 { table.scrollDown() }
      table.sort()
      let shown = table.visibleCells.map(\.document)
      let stale = table.documents.filter { document in
        document.observationInfo != nil && !shown.contains { $0 === document }
      }
      #expect(
        stale.isEmpty,
        .diagnosis(
          "The longer the user scrolls, the more rows are redrawn for one change.",
          seen: "\(stale.count) of 2 documents off the screen that still tell a cell",
          expected: "0 of 2", pitfall: "stale subject"))
      let cell = table.visibleCells[0]
      let former = cell.document
      cell.document = table.documents[0]
      #expect(
        former?.observationInfo == nil,
        .diagnosis(
          "A row on the screen is given another document in place, by whoever has the cell.",
          seen: "a former document that still tells it", expected: "nobody who listens",
          pitfall: "stale subject"))
      table.scrollUp()
      table.close()
      Timeline.current.note("the list is closed, and every document is starred elsewhere")
      expectNoFaults(
        "The user scrolls, closes the list, stars a document elsewhere, and the app stops.",
        expected: "documents that nobody watches", pitfall: "stale subject"
      ) {
        for document in table.documents { document.isFavorite = true }
      }
      keepAlive(table)
    }

    @Test func `a row that is sorted anew follows its new document only`() {
      let table = openTable(["Recipe", "Lease", "Letter"], rows: 2)
      let stars = table.visibleCells.map(\.favoriteButton)
      let recipe = table.documents[0]
      table.sort()
      #expect(table.visibleCells.map(\.titleLabel.text) == ["Lease", "Letter"])
      Timeline.current.note("the recipe is starred, which sorting has moved off the screen")
      recipe.isFavorite = true
      #expect(
        stars.map(\.isSelected) == [false, false],
        .diagnosis(
          "The list is sorted, a document is starred, and the star lights up where it was before.",
          seen: "\(stars.count(where: \.isSelected)) star on the screen", expected: "0 stars",
          pitfall: "stale subject"))
      keepAlive(table)
    }

    @Test func `an empty row stays empty`() {
      let table = openTable(["Lease"], rows: 1)
      let cell = table.visibleCells[0]
      cell.document = nil
      #expect(cell.titleLabel.text == nil)
      Timeline.current.note("the row is empty, and its former document is starred")
      table.documents[0].isFavorite = true
      #expect(
        !cell.favoriteButton.isSelected,
        .diagnosis(
          "A row is emptied, and a star lights up in it.", seen: "a star without a document",
          expected: "an empty row", pitfall: "stale subject"))
      keepAlive(table)
    }
  }

  @Suite struct Behaviour {
    @Test func `each row shows the document that it is given`() {
      let table = openTable(["Invoice", "Lease", "Letter"], rows: 2)
      table.documents[2].isFavorite = true
      expectRows(of: table, ["Invoice", "Lease"], stars: [false, false])
      table.scrollDown()
      expectRows(of: table, ["Lease", "Letter"], stars: [false, true])
      table.scrollUp()
      expectRows(of: table, ["Invoice", "Lease"], stars: [false, false])
      keepAlive(table)
    }

    @Test(arguments: [0, 1, 2, 5])
    func `a star follows the document of its row after any scrolling`(rows: Int) {
      let table = openTable(["Invoice", "Lease", "Letter", "Memo", "Recipe"], rows: 2)
      let buttons = table.visibleCells.map(\.favoriteButton)
      for _ in 0..<rows { table.scrollDown() }
      let shown = table.visibleCells.compactMap(\.document)
      for (row, document) in shown.enumerated() {
        let star = table.visibleCells[row].favoriteButton
        for state in [true, false, true] {
          document.isFavorite = state
          #expect(
            star.isSelected == state,
            .diagnosis(
              "The document in the row is starred elsewhere, and its star stands still.",
              seen: "\(star.isSelected)", expected: "\(state)", pitfall: "silenced observer"))
        }
      }
      #expect(buttons.map(\.isSelected) == [true, true])
      keepAlive(table)
    }

    @Test func `tapping a star changes the document of its row`() {
      let table = openTable(["Invoice", "Lease", "Letter"], rows: 2)
      table.scrollDown()
      table.visibleCells[1].favoriteButton.tap()
      #expect(table.documents.map(\.isFavorite) == [false, false, true])
      #expect(table.visibleCells.map(\.favoriteButton.isSelected) == [false, true])
      keepAlive(table)
    }

    @Test func `the same cells are used again`() {
      let table = openTable(["Invoice", "Lease", "Letter", "Memo"], rows: 2)
      let cells = Set(table.visibleCells.map(ObjectIdentifier.init))
      table.scrollDown()
      table.scrollDown()
      table.sort()
      #expect(
        Set(table.visibleCells.map(ObjectIdentifier.init)) == cells,
        .diagnosis(
          "A long list stutters, since each row is made anew.", seen: "other cells than before",
          expected: "the same 2", pitfall: "cells made anew instead of an observation ended"))
      keepAlive(table)
    }

    @Test func `the cells of a closed list are released`() {
      let table = openTable(["Invoice", "Lease"], rows: 2)
      weak let first = table.visibleCells.first
      table.close()
      #expect(
        first == nil,
        .diagnosis(
          "Each visit of the list makes the app bigger.",
          seen: "a cell alive after the list closed",
          expected: "no cell", pitfall: "a cell kept alive instead of an observation ended"))
      keepAlive(table)
    }
  }
}

private func openTable(_ titles: [String], rows: Int) -> DocumentTable {
  let documents = titles.map(Document.init(title:))
  for (number, document) in documents.enumerated() {
    document.label = "\(document.title.lowercased()) \(number + 1)"
  }
  return DocumentTable(documents: documents, rows: rows)
}

private func expectRows(
  of table: DocumentTable, _ titles: [String], stars: [Bool],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(table.visibleCells.map(\.titleLabel.text) == titles, sourceLocation: sourceLocation)
  #expect(
    table.visibleCells.map(\.favoriteButton.isSelected) == stars, sourceLocation: sourceLocation)
}
