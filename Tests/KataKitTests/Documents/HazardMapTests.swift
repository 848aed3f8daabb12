import Foundation
import Testing

@testable import KataKit

/// The repository's own map of hazards.
@Suite struct HazardMapTests {
  private let root: URL
  private let catalogue: Catalogue
  private let map: HazardMap

  init() throws {
    root = Repository.this.root
    catalogue = try Catalogue(of: .this)
    map = HazardMap(try #require(MarkdownDocument(HazardMap.path, in: root)))
  }

  @Test func `every entry of the four articles stands on the page once`() {
    #expect(map.miscounted == [])
  }

  @Test func `every danger is met by a kata or a passage, and what is no danger says why`() {
    #expect(map.unmet == [])
  }

  @Test func `every kata that is named is there`() {
    #expect(map.strangers(to: catalogue) == [])
  }

  @Test func `every passage that is named is there`() {
    #expect(map.deadEnds(in: root) == [])
  }

  @Test func `every kata mends a danger`() {
    let named = map.rows.flatMap(\.katas).map(\.text)
    #expect(
      catalogue.katas.map(\.number).filter { !named.contains($0) } == [],
      "Name each of these katas in the row of its hazard in docs/hazards.md.")
  }

  @Test func `pages that name an entry lead to its table`() {
    #expect(MarkdownDocument.all(in: root).flatMap { map.misled(in: $0) } == [])
  }
}

/// That the map's faults are seen.
@Suite struct HazardMapFaultTests {
  private func map(_ rows: String...) -> HazardMap {
    HazardMap(
      MarkdownDocument(
        path: HazardMap.path,
        text: """
          # Hazards

          ## Who ends first

          | | Hazard | Kata | Passage |
          |---|---|---|---|
          \(rows.joined(separator: "\n"))
          """))
  }

  private let observer = """
    | K12 | The observer dies | [11](../Exercises/11-DanglingObserver/README.md) | – |
    """

  @Test func `rows are read with the heading above them`() {
    let rows = map(observer, "| C07 | Storing | The remedy |").rows
    #expect(rows.map(\.id) == ["K12", "C07"])
    #expect(rows.map(\.anchor) == ["who-ends-first", "who-ends-first"])
    #expect(rows.map(\.isDanger) == [true, false])
    #expect(
      rows[0].katas
        == [HazardMap.Link(text: "11", target: "../Exercises/11-DanglingObserver/README.md")])
  }

  @Test func `an entry that is missing, twice there, unheard of or outside of the tables is told`()
  {
    let miscounted = map(observer, observer, "| K80 | Beyond | – | – |", "And K13.").miscounted
    #expect(miscounted.contains("K12") && miscounted.contains("K80"))
    #expect(miscounted.contains("K13") && miscounted.contains("D31"))
    #expect(Set(miscounted).count == HazardMap.ids.count + 1)
    let all = HazardMap.ids.map { "| \($0) | A danger | – | – |" }
    #expect(map(all.joined(separator: "\n")).miscounted == [])
  }

  @Test func `a danger that nothing meets and an advice without a reason are told`() {
    #expect(
      map(
        observer, "| K13 | A danger | – | – |", "| K14 | An advice | – |",
        "| K15 | An advice | A reason |"
      ).unmet == ["K13", "K14"])
  }

  @Test func `a kata that is not there and a number of another kata are told`() {
    let strangers = map(
      observer,
      "| K13 | A danger | [12](../Exercises/11-DanglingObserver/README.md) | – |",
      "| K14 | A danger | [99](../Exercises/99-Nowhere/README.md) | – |"
    ).strangers(to: Fixtures.catalogue)
    #expect(
      strangers == [
        "K13: [12](../Exercises/11-DanglingObserver/README.md)",
        "K14: [99](../Exercises/99-Nowhere/README.md)",
      ])
  }

  @Test func `a passage that is not there, or is called otherwise, is told`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let pages = root.appending(path: "docs/walkthrough")
    try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
    try Data("# 1 Ends\n## Who goes, and how\n".utf8).write(to: pages.appending(path: "1-ends.md"))
    let dead = map(
      "| K12 | A danger | – | [1: Who goes, and how](walkthrough/1-ends.md#who-goes-and-how) |",
      "| K13 | A danger | – | [1: Who stays](walkthrough/1-ends.md#who-goes-and-how) |",
      "| K14 | A danger | – | [2: Who goes, and how](walkthrough/1-ends.md#who-goes-and-how) |",
      "| K15 | A danger | – | [1: Who stays](walkthrough/1-ends.md#who-stays) |",
      "| K16 | A danger | – | [1: Ends](walkthrough/1-ends.md) |",
      "| K17 | A danger | – | [2: Ends](walkthrough/2-ends.md#ends) |"
    ).deadEnds(in: root)
    #expect(dead.map { $0.prefix(3) } == ["K13", "K14", "K15", "K16", "K17"])
  }

  @Test func `a link that shows an entry and leads elsewhere is told`() {
    let page = MarkdownDocument(
      path: "docs/page.md",
      text: """
        [K12](hazards.md#who-ends-first), [K12](hazards.md), [K13](hazards.md#who-ends-first),
        [what K12 says](hazards.md)
        """)
    #expect(
      map(observer).misled(in: page) == [
        "docs/page.md: [K12](hazards.md)",
        "docs/page.md: [K13](hazards.md#who-ends-first)",
      ])
  }
}
