import Foundation
import Testing

@testable import KataKit

/// `kata solution`, as text.
@Suite struct SolutionTests {
  let folder: TemporaryFolder
  let source = "Exercises/11-DanglingObserver/Sources/Cell.swift"
  var store: ProgressStore { ProgressStore(Repository(root: folder.url)) }

  init() throws {
    folder = try TemporaryFolder([
      "Package.swift": "", "Exercises/Package.swift": "",
      "Exercises/11-DanglingObserver/README.md": Fixtures.readme,
      source: "class Cell {\n  var document: Document\n}\n",
      "Solutions/11-DanglingObserver/Cell.swift":
        "class Cell {\n  weak var document: Document?\n}\n",
      "Solutions/11-DanglingObserver/NOTES.md": "# Notes\n\n## Why it works\n\nThe cell owns it.\n",
      "Tests/WrongFixes/11-DanglingObserver/keeps-every-cell/Cell.swift":
        "// Rejected by: cells are released\n// Misconception: a cell that never dies\n"
        + "// cannot dangle.\n\nimport Controls\n",
    ])
  }

  private func solution(_ words: String...) -> (status: KataKit.ExitStatus, text: String) {
    var text = ""
    let console = Console(style: .plain, answer: { text += $0 }, remark: { text += $0 })
    let runner = Runner(directory: folder.url, environment: [:], console: console)
    let status = runner.run(["solution"] + words)
    return (status, text)
  }

  @Test(arguments: [[], ["11"]])
  func `it is refused kindly as long as there is something to find`(words: [String]) {
    var text = ""
    let console = Console(style: .plain, answer: { text += $0 }, remark: { text += $0 })
    let status = Runner(directory: folder.url, environment: [:], console: console)
      .run(["solution"] + words)
    #expect(status == .notYet)
    #expect(
      text == """
        11 Dangling observer is not solved yet, and what you find yourself you keep.
        A hint may be all it takes:  swift run kata hint 11
        Or give up, and see it now:  swift run kata solution 11 --give-up

        """)
  }

  @Test func `a solved kata shows the difference, the notes and the fixes that do not work`() throws
  {
    try store.remember(Deed(kata: "DanglingObserver", at: Date(), verdict: .solved))
    let answer = solution("11")
    #expect(answer.status == .fine)
    #expect(
      answer.text == """
        11 Dangling observer · the solution

        From your code (-) to the solution (+):

        --- Exercises/11-DanglingObserver/Sources/Cell.swift
        +++ Solutions/11-DanglingObserver/Cell.swift
        @@ -1,3 +1,3 @@
         class Cell {
        -  var document: Document
        +  weak var document: Document?
         }

        # Notes

        ## Why it works

        The cell owns it.

        Tried and rejected: the belief behind each, and the test that it fails

          keeps-every-cell
            Belief  a cell that never dies cannot dangle.
            Test    cells are released

        Fixes  Tests/WrongFixes/11-DanglingObserver
        Next   swift run kata

        """)
  }

  @Test func `the solution itself has no difference`() throws {
    try store.remember(Deed(kata: "DanglingObserver", at: Date(), verdict: .solved))
    try folder.write("class Cell {\n  weak var document: Document?\n}\n", to: source)
    #expect(solution("11").text.contains("line for line: there is no difference."))
  }

  @Test func `giving up is remembered, and not held against who has solved it`() throws {
    #expect(solution("11", "--give-up").text.contains("Write it yourself  swift run kata run 11"))
    #expect(try store.load().progress[Fixtures.dangling].gaveUp != nil)
    #expect(solution("11").status == .fine, "once is enough")

    try store.remember(Deed(kata: "Other", at: Date(), verdict: .solved))
    try folder.write("---\n---\n", to: "Exercises/12-Other/README.md")
    try folder.write("// solved", to: "Solutions/12-Other/Other.swift")
    #expect(solution("12", "--give-up").text.contains("There are no notes on it."))
    #expect(try store.load().progress.katas["Other"]?.gaveUp == nil)
  }

  @Test func `for a program it is JSON`() throws {
    let answer = solution("11", "--give-up", "--json")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any])
    #expect(json["solved"] as? Bool == false)
    #expect(json["gaveUp"] as? Bool == true)
    #expect((json["difference"] as? String)?.contains("+  weak var document") == true)
    let fixes = try #require(json["wrongFixes"] as? [[String: String]])
    #expect(fixes.first?["rejectedBy"] == "cells are released")
  }

  @Test func `a solution that is missing is a complaint, and nothing is given up`() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "Solutions"))
    let answer = solution("11", "--give-up")
    #expect(answer.status == .inputOutput)
    #expect(answer.text.contains("`git checkout -- Solutions`"))
    #expect(try store.load().progress.isDone(Fixtures.dangling) == false)
  }
}
