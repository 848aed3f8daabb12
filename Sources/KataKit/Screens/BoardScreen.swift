/// The board in a terminal, in signs that need no colour.
struct BoardScreen {
  let board: Board
  let style: Style

  var text: String {
    var parts = [table, stuck]
    if !board.refused.isEmpty {
      let lines = board.refused.map { "  \(Text.oneLine($0.file)) \($0.reason)" }
      parts.append(style.bad("Not read:") + "\n" + lines.joined(separator: "\n"))
    }
    parts.append(Self.legend)
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static let legend = """
    ✔ solved, then the last run if it failed: n not yet, x does not compile, c crashed,
    f did not finish, 0 no test ran, e suite edited; g given up; a figure: hints seen; ! stuck;
    · nothing done
    """

  private var table: String {
    let head = ["Learner"] + board.columns.map(\.number) + ["Solved", "At"]
    let rows = board.lines.map { line in
      [line.learner] + line.cells.map(Self.sign)
        + ["\(line.solved) of \(line.report.katas.count)", line.place]
    }
    let counts =
      ["solved by"] + board.columns.map { "\($0.solved)/\(board.lines.count)" }
      + [String(board.solved), ""]
    let all = [head] + rows + [counts]
    let widths = head.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    let lines = all.map { cells in
      zip(cells, widths).map { Text.padded($0, to: $1) }.joined(separator: "  ")
        .trimmingTrailingSpaces()
    }
    return ([style.bold(lines[0])] + lines.dropFirst()).joined(separator: "\n")
  }

  private var stuck: String {
    if board.stuck.isEmpty { return "Nobody is stuck." }
    let lines = board.stuck.map { learner, row in
      "  \(learner) at \(Text.oneLine(row.title)): " + Self.words(row)
    }
    return style.bold("Stuck:") + "\n" + lines.joined(separator: "\n")
  }

  private static let letters: [Verdict: String] = [
    .solved: "", .notYet: "n", .doesNotCompile: "x", .crashed: "c", .didNotFinish: "f",
    .noTests: "0", .suiteChanged: "e",
  ]

  static func sign(_ row: Report.Row?) -> String {
    guard let row else { return "·" }
    let hints = row.hints > 0 ? String(row.hints) : ""
    let solved = row.solved != nil ? "✔" : ""
    let last = row.last.map { letters[$0] ?? "?" } ?? ""
    // A zero beside a figure would be read as one.
    let separator = row.last == .noTests && !hints.isEmpty ? "," : ""
    let given = row.solved == nil && row.gaveUp != nil ? "g" : ""
    let sign = solved + given + last + separator + hints + (row.isStuck ? "!" : "")
    return sign.isEmpty ? "·" : sign
  }

  /// The same in words.
  static func words(_ row: Report.Row) -> String {
    var words: [String] = []
    if row.solved != nil { words.append("solved") }
    if let last = row.last, last != .solved {
      words.append(row.solved == nil ? last.rawValue : "last run: \(last.rawValue)")
    }
    if row.solved == nil, row.gaveUp != nil { words.append("given up") }
    if row.hints > 0 { words.append(Text.count(row.hints, "hint")) }
    if row.solved == nil, row.runs > 1 { words.append(Text.count(row.runs, "run")) }
    return words.isEmpty ? "begun" : words.joined(separator: ", ")
  }
}
