import Foundation
import Testing

@testable import KataKit

@Suite struct BoardTests {
  private func board(_ files: [String: String]) throws -> Board {
    let folder = try TemporaryFolder(files)
    return Board(try ReportFolder(folder.url, typed: "reports"), catalogue: Fixtures.catalogue)
  }

  private func json(_ learner: String, _ rows: [Report.Row]) throws -> String {
    try Output.json(
      Report(
        learner: learner, made: ReportTests.noon, current: rows.first { $0.solved == nil }?.name,
        counts: Report.Counts(rows), katas: rows))
  }

  private func row(
    _ number: String, _ name: String, solved: Bool = false, _ last: Verdict? = nil,
    hints: Int = 0, runs: Int = 0
  ) -> Report.Row {
    Report.Row(
      number: number, name: name, tier: "core", solved: solved ? ReportTests.noon : nil, last: last,
      hints: hints, runs: runs)
  }

  private func three() throws -> Board {
    try board([
      "ana.json": try json(
        "Ana",
        [
          row("11", "DanglingObserver", solved: true, .crashed, hints: 2, runs: 3),
          row("12", "DanglingSubject", .notYet, hints: 3, runs: 2), row("82", "MismatchedKeys"),
        ]),
      "ben.json": try json("ben", [row("11", "DanglingObserver"), row("12", "DanglingSubject")]),
      "empty.json": "", "half.json": "{\"format\": \"kata re", "list.json": "[]",
      "next.json": "{\"format\": \"kata report\", \"version\": 2}",
      "other.json": "{\"version\": 1}",
      "rows.json": "{\"format\": \"kata report\", \"version\": 1, \"katas\": 7}",
      "notes.txt": "no report",
    ])
  }

  @Test func `the table, who is stuck, and what was not read`() throws {
    #expect(
      BoardScreen(board: try three(), style: .plain).text == """
        Learner    11   12   Solved  At
        Ana        ✔c2  n3!  1 of 3  12 Dangling subject
        ben        ·    ·    0 of 2  11 Dangling observer
        solved by  1/2  0/2  1

        Stuck:
          Ana at 12 Dangling subject: not yet, 3 hints, 2 runs

        Not read:
          empty.json is empty
          half.json is damaged
          list.json is damaged
          next.json is of version 2, and this kata knows 1
          other.json is no report; `kata report --json` writes one
          rows.json is damaged

        ✔ solved, then the last run if it failed: n not yet, x does not compile, c crashed,
        f did not finish, 0 no test ran; a figure: hints seen; ! stuck; · nothing done
        """)
  }

  @Test func `columns are the katas that anyone has begun, in the order of the path`() throws {
    let board = try board([
      "a.json": try json(
        "Ana", [row("91", "SingletonCoupling", .notYet), row("82", "MismatchedKeys")]),
      "b.json": try json(
        "Ben", [row("7", "OfTomorrow", .crashed), row("12", "DanglingSubject", .notYet)]),
    ])
    #expect(board.columns.map(\.number) == ["12", "91", "7"])
    #expect(
      board.lines.map { $0.cells.map { $0?.last } } == [
        [nil, .notYet, nil], [.notYet, nil, .crashed],
      ])
  }

  @Test func `two of one name are told apart, and the nameless is called by the file`() throws {
    let board = try board([
      "a.json": try json("Ana", []), "b.json": try json("Ana", []), "c.json": try json("\n", []),
    ])
    #expect(board.lines.map(\.learner) == ["Ana (a.json)", "Ana (b.json)", "c.json"])
    #expect(board.lines.map(\.place) == ["done", "done", "done"])
  }

  @Test func `a name cannot move the cursor, nor write markup`() throws {
    let board = try board([
      "a.json": try json(
        "<script>alert(1)</script>\u{1B}[2J", [row("11", "<b>\u{7}", .notYet, runs: 9)])
    ])
    #expect(!BoardScreen(board: board, style: .plain).text.contains("\u{1B}"))
    let page = BoardPage(board: board, made: "12:00").html
    #expect(!page.contains("<script"))
    #expect(!page.contains("<b>"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `what is no file is named and keeps nobody waiting`() throws {
    let folder = try TemporaryFolder(["d.json/x": "", ".hidden.json": "{"])
    #expect(mkfifo(folder.url.appending(path: "pipe.json").path, 0o600) == 0)
    let found = try ReportFolder(folder.url, typed: "reports")
    #expect(found.refused.map(\.file) == ["d.json", "pipe.json"])
    #expect(found.refused.allSatisfy { $0.reason == "is no file" })
  }

  @Test func `the page is whole, needs nothing from elsewhere and says everything in words`() throws
  {
    let page = BoardPage(board: try three(), made: "2023-11-15 12:00").html
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    for part in [
      "<meta http-equiv=\"refresh\" content=\"15\">", "<caption>", "<th scope=\"col\">Learner</th>",
      "<th scope=\"row\">Ana</th>", "prefers-color-scheme: dark", "As of 2023-11-15 12:00.",
      "<td class=\"solved\">✔ solved, last run: crashed, 2 hints</td>",
      "<td class=\"stuck\">! stuck: not yet, 3 hints, 2 runs</td>", "<li>empty.json is empty</li>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    for part in ["<script", "http://", "https://", "src=\"", "href"] {
      #expect(!page.contains(part), "\(part)")
    }
    let body = page.replacing(/(?s)^.*?<body>/, with: "<body>").replacing("</html>", with: "")
    #expect(ReadXML(body).isWellFormed)
  }
}
