import Foundation
import Testing

extension CommandTests {
  /// What a teacher types.
  @Suite struct Teaching {
    let miniature: Miniature
    var kata: KataCommand { KataCommand(miniature: miniature) }

    init() throws {
      miniature = try Miniature.fresh()
    }

    @Test func `two learners' reports and a damaged one become a board and a page`() throws {
      let reports = miniature.root.appending(path: ".answers/reports")
      try? FileManager.default.removeItem(at: reports)
      try FileManager.default.createDirectory(at: reports, withIntermediateDirectories: true)
      try Data("{".utf8).write(to: reports.appending(path: "half.json"))
      _ = try kata("hint", "72")
      for name in ["Ash", "Bay & Co"] {
        let file = ".answers/reports/\(name).json"
        #expect(try kata("report", "--json", "--name", name, "--output", file).status == 0)
      }
      var teacher = kata
      teacher.directory = ".answers/reports"
      let board = try teacher("board", ".", "--html", "board.html")
      #expect(board.status == 0, "\(board.remarks)")
      #expect(board.output.contains("Ash        1    0 of 4  11 Dangling observer\n"))
      #expect(board.output.contains("half.json is damaged"))
      let page = try String(contentsOf: reports.appending(path: "board.html"), encoding: .utf8)
      #expect(page.contains("<th scope=\"row\">Bay &amp; Co</th>"))
      #expect(page.contains("<td class=\"begun\">1 hint</td>"))
    }

    @Test func `a session is planned with what is there, from where the teacher stands`() throws {
      var teacher = kata
      teacher.directory = "Exercises"
      let answer = try teacher("schedule", "180", "--start", "13:00", "--markdown")
      #expect(answer.status == 0)
      #expect(answer.output.hasPrefix("# 180 minutes: 3 katas to solve, 0 to demonstrate\n"))
      #expect(answer.output.contains("| 13:05 | 5 | Read 11 Dangling observer |"))
      #expect(answer.output.contains("swift run --package-path .. kata solution 11 --give-up"))
      #expect(answer.output.contains("Planned, and not in this repository: 31, 51,"))
      #expect(try kata("schedule", "60").status == 64)
    }
  }
}
