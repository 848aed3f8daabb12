import Foundation

/// A learner's progress, as text and as Markdown.
struct ReportScreen {
  let report: Report
  let style: Style
  /// In which a day begins where the reader lives.
  var timeZone = TimeZone.current

  var text: String {
    var lines = [style.bold("Report of \(report.learner)") + ", \(day(report.made))"]
    for tier in Kata.Tier.allCases {
      let rows = report.katas.filter { $0.tier == tier.rawValue }
      if rows.isEmpty { continue }
      lines += ["", style.bold(tier.rawValue.capitalized)] + rows.map(line)
    }
    return (lines + ["", summary]).joined(separator: "\n")
  }

  var markdown: String {
    let heading = """
      # Report of \(Text.markdown(report.learner))

      \(summary)

      Made \(day(report.made)).

      | Kata | Tier | Solved | Last run | Hints | Runs |
      |---|---|---|---|---:|---:|
      """
    let rows = report.katas.map { row in
      let cells = [
        row.title, row.tier, row.solved.map(day) ?? "", row.last?.rawValue ?? "",
        String(row.hints), String(row.runs),
      ]
      return "| " + cells.map(Text.markdown).joined(separator: " | ") + " |"
    }
    return ([heading] + rows).joined(separator: "\n")
  }

  private var summary: String {
    let counts = report.counts
    let place = report.current.map { name in
      "At \(report.currentRow?.title ?? Naming.spaced(name))."
    }
    return [
      "\(counts.solved) of \(Text.count(counts.katas, "kata")) solved, of the core"
        + " \(counts.coreSolved) of \(counts.core).",
      place ?? "Nothing is left to solve.",
      "\(Text.count(counts.hints, "hint")) seen, \(Text.count(counts.runs, "run")).",
    ].joined(separator: " ")
  }

  private func line(_ row: Report.Row) -> String {
    let mark = row.solved != nil ? "✔" : row.name == report.current ? "→" : "·"
    let width = (report.katas.map(\.title.count).max() ?? 0) + 2
    var state: [String] = []
    if let solved = row.solved { state.append("solved \(day(solved))") }
    if let last = row.last, last != .solved {
      state.append(row.solved == nil ? last.rawValue : "the last run: \(last.rawValue)")
    }
    if row.hints > 0 { state.append(Text.count(row.hints, "hint")) }
    if row.runs > 0 { state.append(Text.count(row.runs, "run")) }
    if state.isEmpty { return "  \(mark) \(row.title)" }
    return "  \(mark) \(Text.padded(row.title, to: width))\(state.joined(separator: ", "))"
  }

  private func day(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day())
  }
}
