import Foundation

/// What one learner has done so far, in the form that `kata report --json` writes and `kata board`
/// reads.
struct Report: Codable, Equatable, Sendable {
  /// The version of the form; a board names a report of another version and reads the rest.
  static let currentVersion = 1
  /// Tells a report from any other JSON with a version.
  static let format = "kata report"

  /// One kata, as far as the learner has come with it.
  struct Row: Codable, Equatable, Sendable {
    let number: String
    let name: String
    let tier: String
    /// When it was solved for the first time.
    var solved: Date?
    /// When the solution was looked at instead.
    var gaveUp: Date?
    /// What the last run said.
    var last: Verdict?
    var hints = 0
    var runs = 0

    var title: String { "\(number) \(Naming.spaced(name))" }
  }

  struct Counts: Codable, Equatable, Sendable {
    var katas = 0
    var solved = 0
    var core = 0
    var coreSolved = 0
    var hints = 0
    var runs = 0
  }

  var format = Report.format
  var version = Report.currentVersion
  let learner: String
  /// When it was made.
  let made: Date
  /// The name of the kata that the learner is at; nil when all are solved.
  var current: String?
  let counts: Counts
  /// In the order of the path.
  let katas: [Row]
}

extension Report.Counts {
  /// Counts anew what the rows say.
  init(_ rows: [Report.Row]) {
    katas = rows.count
    solved = rows.count { $0.solved != nil }
    let inCore = rows.filter { $0.tier == Kata.Tier.core.rawValue }
    core = inCore.count
    coreSolved = inCore.count { $0.solved != nil }
    hints = rows.reduce(0) { $0 + $1.hints }
    runs = rows.reduce(0) { $0 + $1.runs }
  }
}
