import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import UnhandledNotification

@Suite(.kata) struct UnhandledNotificationTests {
  let documents = ["Lease", "Recipe"].map(Document.init(title:))

  var lease: Document { documents[0] }

  @Suite struct Hazard {
    let scene = UnhandledNotificationTests()

    @Test(arguments: LibraryCell.Release.allCases)
    func `a row follows its document, whatever the library's release`(
      release: LibraryCell.Release
    ) {
      let table = scene.open(release)
      let row = table.cells[0]
      expectNoFaults(
        "The user of release \(release.rawValue) renames a document, and the app stops.",
        expected: "no fault, and none that is swallowed", pitfall: "unhandled notification"
      ) {
        scene.lease.title = "Lease 2"
        row.favoriteButton.tap()
      }
      #expect(
        row.titleLabel.text == "Lease 2" && row.favoriteButton.isSelected,
        .diagnosis(
          "The document is renamed and starred, and its row shows the past.",
          seen: "\(row.titleLabel.text ?? ""), starred: \(row.favoriteButton.isSelected)",
          expected: "Lease 2, starred: true", pitfall: "silenced observer"))
      keepAlive(table, scene.lease)
    }

    @Test(arguments: LibraryCell.Release.allCases)
    func `a row lies still while its title is typed, whatever the library's release`(
      release: LibraryCell.Release
    ) {
      let table = scene.open(release)
      let title = " 2026"
      for letter in title { scene.lease.title.append(letter) }
      let layouts = table.cells[0].layouts
      #expect(
        layouts == 0,
        .diagnosis(
          "The user of release \(release.rawValue) types in a title, and its row jumps.",
          seen: "\(layouts) layouts for \(title.count) letters", expected: "0 layouts",
          pitfall: "a notification passed to who never asked for it"))
      keepAlive(table, scene.lease)
    }

    @Test(arguments: LibraryCell.Release.allCases)
    func `a row steps aside once, without its star, while the list is edited`(
      release: LibraryCell.Release
    ) {
      let table = scene.open(release)
      let row = table.cells[0]
      for (times, isEditing) in zip(1..., [true, false, true]) {
        expectNoFaults(
          "The user of release \(release.rawValue) edits the list, and the app stops.",
          expected: "no fault, and none that is swallowed", pitfall: "unhandled notification"
        ) { table.isEditing = isEditing }
        #expect(
          row.indentation == (isEditing ? 1 : 0) && row.layouts == times,
          .diagnosis(
            "The user of release \(release.rawValue) edits the list, and a row does not follow.",
            seen: "indentation \(row.indentation), layouts \(row.layouts)",
            expected: "indentation \(isEditing ? 1 : 0), layouts \(times)",
            pitfall: "two levels that observe one property of one object"))
        #expect(
          row.favoriteButton.isEnabled == !isEditing,
          "While the list is edited a star cannot be tapped, and otherwise it can.")
      }
      keepAlive(table, scene.lease)
    }
  }

  @Suite struct Behaviour {
    let scene = UnhandledNotificationTests()

    @Test(arguments: LibraryCell.Release.allCases)
    func `a row darkens under the user's finger, whatever the library's release`(
      release: LibraryCell.Release
    ) {
      let table = scene.open(release)
      let row = table.cells[0]
      for (times, isHighlighted) in zip(1..., [true, false]) {
        row.state.isHighlighted = isHighlighted
        #expect(
          row.isDark == isHighlighted && row.layouts == times,
          .diagnosis(
            "The user of release \(release.rawValue) touches a row, and it does not react.",
            seen: "dark: \(row.isDark), layouts \(row.layouts)",
            expected: "dark: \(isHighlighted), layouts \(times)",
            pitfall: "a library that is starved of its own notifications"))
      }
      keepAlive(table, scene.lease)
    }

    @Test(arguments: LibraryCell.Release.allCases)
    func `a row opens as its document is`(release: LibraryCell.Release) {
      scene.lease.isFavorite = true
      let table = scene.open(release)
      #expect(table.cells.map(\.titleLabel.text) == ["Lease", "Recipe"])
      #expect(table.cells.map(\.favoriteButton.isSelected) == [true, false])
      #expect(table.cells.map(\.favoriteButton.isEnabled) == [true, true])
      #expect(table.cells.map(\.indentation) == [0, 0])
      #expect(table.cells.map(\.layouts) == [0, 0])
      keepAlive(table, scene.lease)
    }

    @Test func `on release 4 a row's star follows, and other rows stay as they are`() {
      let table = scene.open(.four)
      table.cells[1].favoriteButton.tap()
      scene.documents[1].title = "Recipe 2"
      #expect(table.cells.map(\.favoriteButton.isSelected) == [false, true])
      #expect(table.cells.map(\.titleLabel.text) == ["Lease", "Recipe 2"])
      #expect(scene.documents.map(\.isFavorite) == [false, true])
      keepAlive(table, scene.lease, scene.documents[1])
    }

    @Test(arguments: LibraryCell.Release.allCases)
    func `the rows of a closed list are released, and nobody listens`(
      release: LibraryCell.Release
    ) {
      let table = scene.open(release)
      weak let first = table.cells.first
      let states = table.cells.map(\.state)
      table.close()
      let left =
        scene.documents.count { $0.observationInfo != nil }
        + states.count { $0.observationInfo != nil }
      #expect(
        first == nil && left == 0,
        .diagnosis(
          "Each visit of the list makes the app bigger.",
          seen: "\(first == nil ? 0 : 1) rows alive, \(left) objects that still tell some",
          expected: "0 and 0", pitfall: "a row kept alive by its own observation"))
      for (document, state) in zip(scene.documents, states) { keepAlive(document, state) }
    }
  }

  func open(_ release: LibraryCell.Release) -> DocumentTable {
    for document in documents { document.label = document.title.lowercased() }
    let table = DocumentTable(documents: documents, release: release)
    for cell in table.cells { cell.state.label = "\(cell.document.title.lowercased())'s state" }
    return table
  }
}
