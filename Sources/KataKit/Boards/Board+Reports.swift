import Foundation

extension Board {
  /// The katas that anyone has begun are the columns: in the order of `catalogue`, and behind them
  /// those that it does not have.
  init(_ folder: ReportFolder, catalogue: Catalogue) {
    let begun = folder.found.flatMap { $0.report.katas.filter(\.isBegun) }
    let order = catalogue.katas.map(\.name)
    var seen: Set<String> = []
    let rows = begun.filter { seen.insert($0.name).inserted }
      .sorted { Board.rank($0, order) < Board.rank($1, order) }
    columns = rows.map { row in
      let own = begun.filter { $0.name == row.name }
      return Column(
        number: Text.oneLine(row.number), name: Text.oneLine(row.name),
        solved: own.count { $0.solved != nil }, begun: own.count)
    }
    let shown = Board.shownNames(folder.found)
    lines = zip(folder.found, shown).map { found, name in
      Line(
        learner: name, file: found.file, report: found.report,
        cells: rows.map { column in
          found.report.katas.first { $0.name == column.name && $0.isBegun }
        })
    }.sorted { ($0.learner.lowercased(), $0.file) < ($1.learner.lowercased(), $1.file) }
    refused = folder.refused
  }

  private static func rank(_ row: Report.Row, _ order: [String]) -> (Int, Int, String) {
    (order.firstIndex(of: row.name) ?? order.count, Int(row.number) ?? .max, row.name)
  }

  /// Two reports of one name are told apart by their files, and a nameless one is called by it.
  private static func shownNames(_ found: [ReportFolder.Found]) -> [String] {
    let names = found.map { found in
      let name = Text.oneLine(found.report.learner).trimmingCharacters(in: .whitespaces)
      return String((name.isEmpty ? Text.oneLine(found.file) : name).prefix(LearnerName.longest))
    }
    return zip(found, names).map { found, name in
      names.count { $0 == name } > 1 ? "\(name) (\(Text.oneLine(found.file)))" : name
    }
  }
}
