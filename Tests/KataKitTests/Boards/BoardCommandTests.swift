import Foundation
import Testing

@testable import KataKit

@Suite struct BoardCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try Typed.miniature()
  }

  private func board(_ words: String...) -> Typed { Typed(["board"] + words, in: folder.url) }

  @Test func `without a folder it says how to name one`() {
    let typed = board()
    #expect(typed.status == .wrongWords)
    #expect(typed.remarks.contains("swift run kata board reports"))
    #expect(board("a", "b").remarks.contains("takes one word at most"))
  }

  @Test func `a folder that is missing or has no report is a complaint`() throws {
    #expect(board("reports").remarks.contains("The folder reports cannot be read"))
    try folder.write("", to: "reports/notes.txt")
    #expect(board("reports").remarks.contains("There are no reports in reports"))
  }

  @Test func `what report writes is what board reads`() throws {
    try folder.write("", to: "reports/empty.json")
    #expect(board("reports").status == .inputOutput, "not one of them could be read")
    let report = ["report", "--json", "--name", "Ash", "--output", "reports/ash.json"]
    #expect(Typed(report, in: folder.url).status == .fine)
    let typed = board("reports", "--html", "board.html")
    #expect(typed.status == .fine)
    #expect(typed.output.contains("Ash        0 of 1  11 Dangling observer"))
    let page = try String(contentsOf: folder.url.appending(path: "board.html"), encoding: .utf8)
    #expect(page.contains("<th scope=\"row\">Ash</th>"))
  }

  @Test func `JSON has a version, the learners and what was not read`() throws {
    try folder.write("{", to: "reports/half.json")
    let report = ["report", "--json", "--name", "Ash", "--output", "reports/ash.json"]
    #expect(Typed(report, in: folder.url).status == .fine)
    let data = Data(board("reports", "--json").output.utf8)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(json["version"] as? Int == 1)
    #expect((json["learners"] as? [[String: Any]])?.first?["learner"] as? String == "Ash")
    #expect((json["notRead"] as? [[String: String]])?.first?["reason"] == "is damaged")
  }
}
