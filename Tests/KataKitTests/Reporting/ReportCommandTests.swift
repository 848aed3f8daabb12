import Foundation
import Testing

@testable import KataKit

@Suite struct ReportCommandTests {
  @Test(arguments: [
    (" Ash ", ["USER": "guest"], "Ash"), (nil, ["USER": "guest"], "guest"),
    (nil, ["USER": " ", "LOGNAME": "ben"], "ben"), (nil, [:], "learner"),
    ("A\u{1B}[31m\u{202E}na", [:], "A [31mna"),
  ])
  func `the learner is named`(given: String?, environment: [String: String], name: String) throws {
    #expect(try LearnerName.chosen(given: given, environment: environment) == name)
  }

  @Test func `a name without a letter is refused`() throws {
    let folder = try Typed.miniature()
    #expect(Typed(["report", "--name", " "], in: folder.url).status == .wrongWords)
  }

  @Test func `two forms at once are one too many`() throws {
    let folder = try Typed.miniature()
    let typed = Typed(["report", "--json", "--markdown"], in: folder.url)
    #expect(typed.status == .wrongWords)
    #expect(typed.remarks.contains("--json and --markdown are two forms of one report"))
  }

  @Test func `a file is written whole, and the standard output stays empty`() throws {
    let folder = try Typed.miniature()
    let typed = Typed(
      ["report", "--json", "--output", "ash.json", "--name", "Ash"], in: folder.url)
    #expect(typed.status == .fine)
    #expect(typed.output.isEmpty)
    let data = try Data(contentsOf: folder.url.appending(path: "ash.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(json["learner"] as? String == "Ash")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["Exercises", "Package.swift", "ash.json"])
  }

  @Test func `a folder that is not there is a complaint that names the file`() throws {
    let folder = try Typed.miniature()
    let typed = Typed(["report", "--output", "none/ash.txt"], in: folder.url)
    #expect(typed.status == .inputOutput)
    #expect(typed.remarks.contains("none/ash.txt cannot be written"))
  }
}
