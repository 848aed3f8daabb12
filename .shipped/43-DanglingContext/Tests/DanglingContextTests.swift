import KataTesting
import KeyValueObserving
import Testing

@testable import DanglingContext

@Suite(.kata) struct DanglingContextTests {
  let documents = ["Lease", "Recipe", "Letter"].map { title in
    let document = Document(title: title)
    document.label = title.lowercased()
    return document
  }

  var lease: Document { documents[0] }
  var recipe: Document { documents[1] }

  @Suite struct Hazard {
    let scene = DanglingContextTests()

    @Test(arguments: [1, 2, 5])
    func `after a refresh each row goes on to follow its document`(refreshes: Int) {
      let list = scene.openList()
      scene.lease.title = "Tenancy"
      for _ in 1...refreshes { list.refresh() }
      Timeline.current.note("the user has refreshed the list and renames documents elsewhere")
      let symptom = "The user refreshes the list, renames a document elsewhere, and the app stops."
      expectNoFaults(symptom, expected: "its row is renamed", pitfall: "dangling context") {
        scene.recipe.title = "Pancakes"
        scene.lease.title = "Rent"
      }
      scene.expectRowsShowTheirDocuments(
        list, "The user refreshes the list; a document that is renamed keeps its old title there.")
    }

    @Test(.kata(.recyclesAddresses))
    func `a new title stands in the rows of its own document and in no other`() {
      let list = scene.openList()
      list.refresh()
      list.refresh()
      Timeline.current.note("the rows of today are at the addresses of the first ones")
      expectNoFaults(
        "The user refreshes the list twice and renames a document elsewhere.",
        expected: "its row is renamed", pitfall: "dangling context"
      ) { scene.recipe.title = "Pancakes" }
      scene.expectRowsShowTheirDocuments(
        list, "The user refreshes the list twice; then a row shows another document's title.")
    }
  }

  @Suite struct Behaviour {
    let scene = DanglingContextTests()

    @Test func `both rows of the pinned document follow it`() {
      let list = scene.openList()
      scene.lease.title = "Tenancy"
      #expect(
        list.rows.map(\.titleLabel.text) == ["Tenancy", "Tenancy", "Letter", "Recipe"],
        .diagnosis(
          "The pinned document is renamed, and one of its two rows keeps the old title.",
          seen: "\(list.rows.map { $0.titleLabel.text ?? "nil" })",
          expected: "the new title in both", pitfall: "one context for two rows"))
    }

    @Test func `each row of a new list follows its document`() {
      let list = scene.openList()
      for document in scene.documents { document.title += " (draft)" }
      scene.expectRowsShowTheirDocuments(list, "A document is renamed, and its row is not.")
    }

    @Test func `a refresh puts the rows in the order of today's titles`() {
      let list = scene.openList()
      #expect(list.rows.map(\.titleLabel.text) == ["Lease", "Lease", "Letter", "Recipe"])
      scene.lease.title = "Tenancy"
      list.refresh()
      #expect(list.rows.map(\.titleLabel.text) == ["Tenancy", "Letter", "Recipe", "Tenancy"])
      scene.expectRowsShowTheirDocuments(list, "A refresh mixes up rows and documents.")
    }

    @Test func `refreshes do not pile up rows`() {
      let list = scene.openList()
      var rows = list.rows.map(WeakRow.init)
      for _ in 1...3 {
        list.refresh()
        rows += list.rows.map(WeakRow.init)
      }
      let living = Set(rows.compactMap(\.row).map(ObjectIdentifier.init)).count
      #expect(
        living == list.rows.count,
        .diagnosis(
          "Each refresh makes the app bigger.", seen: "\(living) rows in memory",
          expected: "\(list.rows.count)", pitfall: "a row kept for ever"))
    }

    @Test(arguments: [0, 1, 2])
    func `a list that is gone leaves nobody listening`(refreshes: Int) {
      var list: DocumentList? = scene.openList()
      weak let left = list
      for _ in 0..<refreshes { list?.refresh() }
      list = nil
      #expect(left == nil, "The list outlives its screen.")
      let symptom = "The user leaves the list and renames a document elsewhere."
      expectNoFaults(symptom, expected: "nobody hears of it", pitfall: "dangling observer") {
        for document in scene.documents { document.title = "Renamed" }
      }
      let observed = scene.documents.count { $0.observationInfo != nil }
      #expect(observed == 0, "\(observed) documents are still observed by a list that is gone.")
    }
  }

  private struct WeakRow {
    weak var row: DocumentRow?
  }

  func openList() -> DocumentList {
    DocumentList(documents: documents, pinned: lease)
  }

  func expectRowsShowTheirDocuments(
    _ list: DocumentList, _ symptom: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seen = list.rows.map { $0.titleLabel.text ?? "nil" }
    let expected = list.rows.map(\.document.title)
    #expect(
      seen == expected,
      .diagnosis(
        symptom, seen: seen.joined(separator: ", "), expected: expected.joined(separator: ", "),
        pitfall: "dangling context"), sourceLocation: sourceLocation)
  }
}
