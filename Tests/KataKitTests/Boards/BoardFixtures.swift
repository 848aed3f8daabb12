import Foundation

@testable import KataKit

/// Folders of reports.
enum BoardFixtures {
  static func board(_ files: [String: String]) throws -> Board {
    let folder = try TemporaryFolder(files)
    return Board(try ReportFolder(folder.url, typed: "reports"), catalogue: Fixtures.catalogue)
  }

  static func json(_ learner: String, _ rows: [Report.Row]) throws -> String {
    try Output.json(
      Report(
        learner: learner, made: ReportTests.noon, current: rows.first { $0.solved == nil }?.name,
        counts: Report.Counts(rows), katas: rows))
  }

  static func row(
    _ number: String, _ name: String, solved: Bool = false, _ last: Verdict? = nil,
    hints: Int = 0, runs: Int = 0
  ) -> Report.Row {
    Report.Row(
      number: number, name: name, tier: "core", solved: solved ? ReportTests.noon : nil, last: last,
      hints: hints, runs: runs)
  }

  static func three() throws -> Board {
    try board([
      "ash.json": try json(
        "Ash",
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
}
