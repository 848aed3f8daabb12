/// Every scenario with the model's result beside Apple's.
struct ConformanceTable {
  /// One scenario and how it went.
  struct Row {
    let apple: RecordedTrace
    let model: [String]
    /// What GNUstep 1.28 prints; nil where the record lacks the scenario.
    let gnustep: RecordedTrace?

    var modelAgrees: Bool { ComparableLines.match(model, ComparableLines.of(apple)) }

    var gnustepAgrees: Bool? {
      gnustep.map {
        ComparableLines.match(ComparableLines.of($0), ComparableLines.of(apple))
      }
    }

    var isTested: Bool { apple.certainty?.isTested ?? false }
  }

  let rows: [Row]

  /// Plays every scenario.
  init(gnustep: [RecordedTrace]) {
    let scenarios = Dictionary(uniqueKeysWithValues: Scenario.all.map { ($0.number, $0) })
    let others = Dictionary(uniqueKeysWithValues: gnustep.map { ($0.number, $0) })
    rows = RecordedTrace.apple.compactMap { apple in
      scenarios[apple.number].map {
        Row(apple: apple, model: $0.play(), gnustep: others[apple.number])
      }
    }
  }

  /// The scenarios that the model is tested on.
  var tested: [Row] { rows.filter(\.isTested) }

  /// The table and its sums, as Markdown.
  var markdown: String {
    let agreeing = tested.count(where: \.modelAgrees)
    let gnustep = tested.count { $0.gnustepAgrees == true }
    let others = rows.filter { !$0.isTested }
    return """
      Of \(tested.count) scenarios that are certain or strong, the model prints \(agreeing) as
      Apple's Foundation does, and GNUstep 1.28 prints \(gnustep).

      \(Self.table(of: tested))

      Of \(others.count) scenarios that only one source speaks of, which no test depends on, the
      model prints \(others.count(where: \.modelAgrees)) as that source says.

      \(Self.table(of: others))
      """
  }

  private static func table(of rows: [Row]) -> String {
    let head = ["| Scenario | Title | Certainty | Model | GNUstep 1.28 |", "|---|---|---|---|---|"]
    return (head + rows.map(\.markdown)).joined(separator: "\n")
  }
}

extension ConformanceTable.Row {
  fileprivate var markdown: String {
    let certainty =
      switch apple.certainty {
      case .certain: "certain"
      case .strong: "strong"
      case .doubtful: "one source"
      case nil: "unknown"
      }
    let title = apple.title.replacing("|", with: "\\|")
    return "| \(apple.number) | \(title) | \(certainty) | \(word(modelAgrees)) "
      + "| \(gnustepAgrees.map(word) ?? "not run") |"
  }

  private func word(_ agrees: Bool) -> String { agrees ? "same" : "**differs**" }
}
