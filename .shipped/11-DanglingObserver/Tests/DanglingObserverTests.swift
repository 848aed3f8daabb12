import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import DanglingObserver

@Suite(.kata) struct DanglingObserverTests {
  let library = DocumentLibrary(titles: ["Lease", "Recipe", "Letter"])

  var lease: Document { library.documents[0] }

  @Suite struct Hazard {
    let scene = DanglingObserverTests()

    @Test func `a favourite toggled after its table is closed reaches nobody`() {
      let table = scene.openTable()
      table.close()
      Timeline.current.note("the user has closed the list and stars the lease elsewhere")
      expectNoFaults(
        "The user closes the list, stars a document on another screen, and the app stops.",
        expected: "the closed list's cells hear nothing", pitfall: "dangling observer"
      ) { scene.lease.isFavorite = true }
    }

    @Test func `a table left without being closed leaves nobody listening`() {
      var table: DocumentTable? = scene.openTable()
      #expect(table?.cells.count == 3)
      weak let cell = table?.cells.first
      table = nil
      let left = scene.library.documents.count { $0.observationInfo != nil }
      keepAlive(scene.library)
      let whom = cell == nil ? "are gone" : "nobody shows and something keeps alive"
      #expect(
        left == 0,
        .diagnosis(
          "The user goes back from the list; every visit leaves listeners behind.",
          seen: "\(left) documents that still tell cells which \(whom)",
          expected: "0 of 3 documents",
          pitfall: cell == nil ? "dangling observer" : "a cell that its own closure keeps alive"))
    }

    @Test func `starring through the library after the table is closed meets no fault`() {
      scene.openTable().close()
      expectNoFaults(
        "The user stars a document in the library after the list is closed.",
        expected: "no fault, and none that is swallowed", pitfall: "dangling observer"
      ) {
        scene.library.toggleFavorite(of: scene.lease)
        scene.library.toggleFavorite(of: scene.lease)
      }
      #expect(!scene.lease.isFavorite)
    }

    @Test func `a cell that was in no table leaves nobody listening`() {
      var cell: DocumentCell? = DocumentCell(document: scene.lease)
      #expect(cell?.titleLabel.text == "Lease")
      cell = nil
      let isObserved = scene.lease.observationInfo != nil
      keepAlive(scene.library)
      #expect(
        !isObserved,
        .diagnosis(
          "A row is made to measure its height and thrown away; its document goes on to tell it.",
          seen: "a lease that still tells a cell", expected: "a lease that nobody watches",
          pitfall: "an observation that somebody else has to end"))
    }
  }

  @Suite struct Behaviour {
    let scene = DanglingObserverTests()

    @Test func `a star shows its document's state from the beginning`() {
      scene.lease.isFavorite = true
      let table = scene.openTable()
      #expect(
        table.cells.map(\.favoriteButton.isSelected) == [true, false, false],
        "The list opens with stars that are not the documents'.")
      #expect(table.cells.map(\.titleLabel.text) == ["Lease", "Recipe", "Letter"])
      keepAlive(table, scene.library)
    }

    @Test(arguments: [1, 2, 5])
    func `a star follows every change that is made elsewhere`(changes: Int) {
      let table = scene.openTable()
      let star = table.cells[0].favoriteButton
      for change in 1...changes {
        scene.library.toggleFavorite(of: scene.lease)
        #expect(
          star.isSelected == !change.isMultiple(of: 2),
          .diagnosis(
            "The document is starred elsewhere, and the star in the open list stands still.",
            seen: "the star after change \(change) as it was before",
            expected: "the document's own state", pitfall: "silenced observer"))
      }
      keepAlive(table, scene.library)
    }

    @Test func `two open lists both follow one document`() {
      let tables = [scene.openTable(), scene.openTable()]
      scene.lease.isFavorite = true
      #expect(tables.map { $0.cells[0].favoriteButton.isSelected } == [true, true])
      #expect(tables.map { $0.cells[1].favoriteButton.isSelected } == [false, false])
      for table in tables { keepAlive(table, scene.library) }
    }

    @Test func `tapping a star changes its document once`() {
      let table = scene.openTable()
      table.cells[1].favoriteButton.tap()
      #expect(scene.library.documents.map(\.isFavorite) == [false, true, false])
      #expect(table.cells[1].favoriteButton.isSelected)
      table.cells[1].favoriteButton.tap()
      #expect(!table.cells[1].favoriteButton.isSelected)
      keepAlive(table, scene.library)
    }

    @Test func `the cells of a closed table are released`() {
      let table = scene.openTable()
      weak let first = table.cells.first
      table.close()
      keepAlive(scene.library)
      #expect(
        first == nil,
        .diagnosis(
          "Each visit of the list makes the app bigger.",
          seen: "a cell alive after the list closed",
          expected: "no cell", pitfall: "a cell kept alive instead of an observation ended"))
    }
  }

  func openTable() -> DocumentTable {
    for document in library.documents { document.label = document.title.lowercased() }
    return DocumentTable(documents: library.documents)
  }
}
