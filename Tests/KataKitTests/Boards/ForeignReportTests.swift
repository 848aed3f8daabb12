import Foundation
import Testing

@testable import KataKit

/// Reports that others wrote, in good faith or not.
@Suite struct ForeignReportTests {
  @Test func `two of one name are told apart, and the nameless is called by the file`() throws {
    let board = try BoardFixtures.board([
      "a.json": try BoardFixtures.json("Ash", []), "b.json": try BoardFixtures.json("Ash", []),
      "c.json": try BoardFixtures.json("\n", []),
    ])
    #expect(board.lines.map(\.learner) == ["Ash (a.json)", "Ash (b.json)", "c.json"])
    #expect(board.lines.map(\.place) == ["done", "done", "done"])
  }

  @Test func `a name cannot move the cursor, nor write markup`() throws {
    let board = try BoardFixtures.board([
      "a.json": try BoardFixtures.json(
        "<script>alert(1)</script>\u{1B}[2J",
        [BoardFixtures.row("11", "<b>\u{7}", .notYet, runs: 9)])
    ])
    #expect(!BoardScreen(board: board, style: .plain).text.contains("\u{1B}"))
    let page = BoardPage(board: board, made: "12:00").html
    #expect(!page.contains("<script"))
    #expect(!page.contains("<b>"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
  }

  @Test func `what is far too large is not even read`() throws {
    let board = try BoardFixtures.board([
      "a.json": String(repeating: " ", count: ReportFolder.most + 1)
    ])
    #expect(board.refused.map(\.reason) == ["is too large for a report"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `what is no file is named and keeps nobody waiting`() throws {
    let folder = try TemporaryFolder(["d.json/x": "", ".hidden.json": "{"])
    #expect(mkfifo(folder.url.appending(path: "pipe.json").path, 0o600) == 0)
    let found = try ReportFolder(folder.url, typed: "reports")
    #expect(found.refused.map(\.file) == ["d.json", "pipe.json"])
    #expect(found.refused.allSatisfy { $0.reason == "is no file" })
  }
}
