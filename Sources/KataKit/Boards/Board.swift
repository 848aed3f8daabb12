import Foundation

/// Many learners' reports as one table: learners down, katas across.
struct Board: Equatable {
  /// An unsolved kata that was run this often, or whose hints are all seen, is one to help with.
  static let stuckRuns = 5
  static let stuckHints = 3

  struct Column: Equatable {
    let number: String
    let name: String
    /// How many learners have solved it, and how many have begun it.
    let solved: Int
    let begun: Int

    var title: String { "\(number) \(Naming.spaced(name))" }
  }

  struct Line: Equatable {
    let learner: String
    let file: String
    let report: Report
    /// One for each column; nil where the learner has done nothing.
    let cells: [Report.Row?]

    var stuckAt: [Report.Row] { report.katas.filter(\.isStuck) }
    var solved: Int { report.katas.count { $0.solved != nil } }

    /// The kata that comes next for the learner, as a title.
    var place: String {
      guard let current = report.current else { return "done" }
      return Text.oneLine(report.currentRow?.title ?? Naming.spaced(current))
    }
  }

  let columns: [Column]
  let lines: [Line]
  let refused: [ReportFolder.Refused]
}

extension Report.Row {
  var isBegun: Bool { solved != nil || last != nil || hints > 0 || runs > 0 }

  /// Whether somebody should have a look; who has seen the solution goes on with another kata.
  var isStuck: Bool {
    solved == nil && gaveUp == nil && (hints >= Board.stuckHints || runs >= Board.stuckRuns)
  }
}

extension Board {
  /// Whoever is stuck, at what.
  var stuck: [(learner: String, row: Report.Row)] {
    lines.flatMap { line in line.stuckAt.map { (line.learner, $0) } }
  }

  var solved: Int { lines.reduce(0) { $0 + $1.solved } }
}
