import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import SubclassCollision

@Suite(.kata) struct SubclassCollisionTests {
  let documents = ["Lease", "Recipe"].map(Document.init(title:))

  var lease: Document { documents[0] }

  @Suite struct Hazard {
    let scene = SubclassCollisionTests()

    @Test func `the star of an advanced row follows its document`() throws {
      let row = try scene.advancedRow()
      for isFavorite in [true, false, true] {
        if isFavorite { row.favoriteButton.tap() } else { scene.lease.isFavorite = false }
        #expect(
          row.favoriteButton.isSelected == isFavorite,
          .diagnosis(
            "The user stars an advanced row: it turns gold, and its star does not follow.",
            seen: "a star that is \(row.favoriteButton.isSelected ? "full" : "empty")",
            expected: isFavorite ? "full" : "empty", pitfall: "subclass collision"))
      }
      keepAlive(row, scene.lease)
    }

    @Test func `the title of an advanced row follows its document, and what is read out too`()
      throws
    {
      let row = try scene.advancedRow()
      scene.lease.title = "Lease 2"
      scene.lease.isFavorite = true
      for (what, seen, expected) in [
        ("shows", row.titleLabel.text ?? "nothing", "Lease 2"),
        ("reads out", row.spokenText, "Lease 2, favourite"),
      ] {
        #expect(
          seen == expected,
          .diagnosis(
            "The document is renamed and starred elsewhere; the advanced row \(what) the past.",
            seen: "\"\(seen)\"", expected: "\"\(expected)\"", pitfall: "subclass collision"))
      }
      keepAlive(row, scene.lease)
    }

    @Test func `an advanced row stays calm while its title is typed`() throws {
      let row = try scene.advancedRow()
      let title = " 2026"
      for letter in title { scene.lease.title.append(letter) }
      #expect(
        row.background.fades == 0,
        .diagnosis(
          "The user types in a title, and its row flickers at each letter.",
          seen: "\(row.background.fades) fades for \(title.count) letters", expected: "0 fades",
          pitfall: "a subclass that hears what it never asked for"))
      keepAlive(row, scene.lease)
    }

    @Test(arguments: [1, 3])
    func `an advanced row fades once for each time that it is starred`(times: Int) throws {
      let row = try scene.advancedRow()
      for _ in 1...times { row.favoriteButton.tap() }
      #expect(
        row.background.fades == times,
        .diagnosis(
          "The user taps a star, and its row flickers twice.",
          seen: "\(row.background.fades) fades, stars tapped: \(times)", expected: "\(times) fades",
          pitfall: "subclass collision"))
      keepAlive(row, scene.lease)
    }

    @Test func `what neither class has asked for is left to the classes above`() throws {
      let row = try scene.advancedRow()
      let folder = Folder()
      folder.addObserver(row, forKeyPath: "isFavorite", context: &Folder.context)
      Timeline.current.note("a folder is starred, which a class above the row's might follow")
      let complaints = catchingExceptions { folder.isFavorite = true }
      folder.removeObserver(row, forKeyPath: "isFavorite", context: &Folder.context)
      #expect(
        complaints.count == 1 && row.background.fades == 0,
        .diagnosis(
          "The row is told of a folder that neither of its classes follows, and keeps it to itself.",
          seen: "\(complaints.count) complaints of the root class, \(row.background.fades) fades",
          expected: "1 complaint, 0 fades", pitfall: "a notification that is not passed on"))
      keepAlive(row, scene.lease, folder)
    }
  }

  @Suite struct Behaviour {
    let scene = SubclassCollisionTests()

    @Test func `a plain row follows its document`() throws {
      let row = try #require(scene.open(.plain).cells.first)
      scene.lease.title = "Lease 2"
      #expect(row.titleLabel.text == "Lease 2")
      row.favoriteButton.tap()
      #expect(row.favoriteButton.isSelected)
      #expect(row.spokenText == "Lease 2, favourite")
      scene.lease.isFavorite = false
      #expect(!row.favoriteButton.isSelected)
      #expect(row.spokenText == "Lease 2")
      keepAlive(row, scene.lease)
    }

    @Test(arguments: [true, false])
    func `an advanced row opens as its document is, without a flicker`(isFavorite: Bool) throws {
      scene.lease.isFavorite = isFavorite
      let row = try scene.advancedRow()
      #expect(row.titleLabel.text == "Lease")
      #expect(row.favoriteButton.isSelected == isFavorite)
      #expect(row.spokenText == (isFavorite ? "Lease, favourite" : "Lease"))
      #expect(row.background.color == (isFavorite ? .gold : .clear))
      #expect(row.background.fades == 0)
      keepAlive(row, scene.lease)
    }

    @Test func `the background of an advanced row follows the favourite`() throws {
      let row = try scene.advancedRow()
      for isFavorite in [true, false, true, true, false] {
        scene.lease.isFavorite = isFavorite
        #expect(
          row.background.color == (isFavorite ? .gold : .clear),
          .diagnosis(
            "The document is starred elsewhere, and its advanced row keeps its colour.",
            seen: "\(row.background.color)", expected: isFavorite ? "gold" : "clear",
            pitfall: "silenced observer"))
      }
      keepAlive(row, scene.lease)
    }

    @Test func `each change in an advanced row is handled, by the class that asked for it`() throws
    {
      let row = try scene.advancedRow()
      expectNoFaults(
        "The user renames and stars a document of the advanced list, and the app stops.",
        expected: "no fault, and none that is swallowed", pitfall: "unhandled notification"
      ) {
        scene.lease.title = "Lease 2"
        row.favoriteButton.tap()
      }
      keepAlive(row, scene.lease)
    }

    @Test func `rows hear of their own document only`() throws {
      let table = scene.open(.advanced)
      table.cells[1].favoriteButton.tap()
      #expect(scene.documents.map(\.isFavorite) == [false, true])
      let colors = table.cells.compactMap { ($0 as? AdvancedCell)?.background.color }
      #expect(colors == [.clear, .gold])
      keepAlive(table, scene.lease, scene.documents[1])
    }

    @Test func `plain and advanced rows of one document do not disturb each other`() throws {
      let plain = try #require(scene.open(.plain).cells.first)
      let advanced = try scene.advancedRow()
      plain.favoriteButton.tap()
      #expect(plain.favoriteButton.isSelected)
      #expect(advanced.background.color == .gold)
      keepAlive(plain, advanced, scene.lease)
    }

    @Test(arguments: [DocumentTable.Style.plain, .advanced])
    func `the rows of a closed list are released, and nobody listens`(style: DocumentTable.Style) {
      let table = scene.open(style)
      weak let first = table.cells.first
      table.close()
      let left = scene.documents.count { $0.observationInfo != nil }
      #expect(
        first == nil && left == 0,
        .diagnosis(
          "Each visit of the list makes the app bigger.",
          seen: "\(first == nil ? 0 : 1) rows alive, \(left) documents that still tell some",
          expected: "0 and 0", pitfall: "a row kept alive by its own observation"))
      for document in scene.documents { keepAlive(document) }
    }
  }

  func open(_ style: DocumentTable.Style) -> DocumentTable {
    for document in documents { document.label = document.title.lowercased() }
    return DocumentTable(documents: documents, style: style)
  }

  /// The row of the lease in an advanced list.
  func advancedRow() throws -> AdvancedCell {
    try #require(open(.advanced).cells.first as? AdvancedCell)
  }
}

/// Something else that has a favourite, and that a class above the row's might follow.
private final class Folder: KVOObject {
  @Dynamic var isFavorite = false

  nonisolated(unsafe) static var context: UInt8 = 0
}
