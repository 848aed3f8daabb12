import Foundation
import Testing

@testable import KataKit

@Suite struct BoardTests {
  @Test func `the table, who is stuck, and what was not read`() throws {
    #expect(
      BoardScreen(board: try BoardFixtures.three(), style: .plain).text == """
        Learner    11   12   Solved  At
        Ash        ✔c2  n3!  1 of 3  12 Dangling subject
        ben        ·    ·    0 of 2  11 Dangling observer
        solved by  1/2  0/2  1

        Stuck:
          Ash at 12 Dangling subject: not yet, 3 hints, 2 runs

        Not read:
          empty.json is empty
          half.json is damaged
          list.json is damaged
          next.json is of version 2, and this kata knows 1
          other.json is no report; `kata report --json` writes one
          rows.json is damaged

        ✔ solved, then the last run if it failed: n not yet, x does not compile, c crashed,
        f did not finish, 0 no test ran, e suite edited; g given up; a figure: hints seen; ! stuck;
        · nothing done
        """)
  }

  @Test func `who has given up is told so, and is not stuck`() {
    var row = Report.Row(number: "11", name: "DanglingObserver", tier: "core")
    row.last = .notYet
    row.hints = 3
    row.runs = 6
    #expect(BoardScreen.sign(row) == "n3!")
    row.gaveUp = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(!row.isStuck)
    #expect(BoardScreen.sign(row) == "gn3")
    #expect(BoardScreen.words(row) == "not yet, given up, 3 hints, 6 runs")
  }

  @Test func `columns are the katas that anyone has begun, in the order of the path`() throws {
    let board = try BoardFixtures.board([
      "a.json": try BoardFixtures.json(
        "Ash",
        [
          BoardFixtures.row("91", "SingletonCoupling", .notYet),
          BoardFixtures.row("82", "MismatchedKeys"),
        ]),
      "b.json": try BoardFixtures.json(
        "Bay",
        [
          BoardFixtures.row("7", "OfTomorrow", .crashed),
          BoardFixtures.row("12", "DanglingSubject", .notYet),
        ]),
    ])
    #expect(board.columns.map(\.number) == ["12", "91", "7"])
    #expect(
      board.lines.map { $0.cells.map { $0?.last } } == [
        [nil, .notYet, nil], [.notYet, nil, .crashed],
      ])
  }

  @Test func `the page is whole, needs nothing from elsewhere and says everything in words`() throws
  {
    let page = BoardPage(board: try BoardFixtures.three(), made: "2023-11-15 12:00").html
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    for part in [
      "<meta http-equiv=\"refresh\" content=\"15\">", "<caption>", "<th scope=\"col\">Learner</th>",
      "<th scope=\"row\">Ash</th>", "prefers-color-scheme: dark", "As of 2023-11-15 12:00.",
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
