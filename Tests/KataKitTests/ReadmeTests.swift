import Foundation
import Testing

@testable import KataKit

@Suite struct ReadmeTests {
  @Test func `the front matter is read line by line`() {
    let front = Readme(Fixtures.readme).front
    #expect(front["number"] == "11")
    #expect(front["minutes"] == "4 read, 10 solve, 5 review (estimated)")
    #expect(front["keep"] == "DocumentCell.init(document:)", "a colon may stand in the value")
  }

  @Test func `each hint has the summary as its title`() {
    let hints = Readme(Fixtures.readme).hints
    #expect(
      hints.map(\.title) == [
        "Hint 1: who outlives whom?", "Hint 2: the line to look at",
        "Hint 3: the shape of the repair",
      ])
    #expect(hints.first?.text == "Draw the two lives.")
  }

  @Test func `a heading inside code is code`() {
    let readme = Readme(Fixtures.readme)
    #expect(readme.sections.keys.sorted() == ["Hints", "Symptom", "Today"])
    #expect(readme.sections["Symptom"] == "The app stops.")
  }

  @Test(arguments: [
    "", "---\nnumber: 11", "# No front matter\n## Hints\n", "---\n---\n## Hints\n<details>",
  ])
  func `a README that is not finished is no obstacle`(text: String) {
    #expect(Readme(text).front.isEmpty)
    #expect(Readme(text).hints.allSatisfy { $0.title.isEmpty })
  }

  @Test func `without an edit line all sources are to edit`() throws {
    let folder = try TemporaryFolder([
      "Sources/B.swift": "", "Sources/A.swift": "", "Sources/.x.swift": "",
    ])
    let kata = Kata(number: "11", name: "Cells", folder: folder.url, readme: .empty)
    #expect(kata.editFiles.map(\.lastPathComponent) == ["A.swift", "B.swift"])
  }
}
