import Foundation
import Testing

@testable import KataKit

/// The table of the katas on the front page, against the katas.
@Suite struct FrontPageTests {
  @Test func `the front page has a row for each kata, as the kata's own page tells it`() throws {
    let root = Repository.this.root
    let katas = try Catalogue(of: Repository(root: root)).katas
    let expected = katas.sorted { $0.number < $1.number }.map { kata in
      "| [\(kata.title)](Exercises/\(kata.folderName)/README.md) | \(kata.tier) "
        + "| \(kata.readme.front["remedy"] ?? "") |"
    }
    let page = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.contains("](Exercises/") }.map(String.init)
    #expect(rows == expected)
  }
}
