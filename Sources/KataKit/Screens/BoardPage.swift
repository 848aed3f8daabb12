import Foundation

/// The board as one page for a projector: no script, nothing from elsewhere, words beside colours.
struct BoardPage {
  let board: Board
  /// When it was made, as a person says it.
  let made: String
  /// After how many seconds the browser reads the file anew.
  var refresh = 15

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="\(refresh)">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>Kata board</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <main>
    <h1>Kata board</h1>
    <p>\(summary)</p>
    \(table)
    \(stuck)
    \(refused)
    </main>
    </body>
    </html>
    """
  }

  private var summary: String {
    "\(Text.count(board.lines.count, "learner")), \(Text.count(board.solved, "kata")) solved. "
      + "As of \(Text.markup(made))."
  }

  private var table: String {
    let heads = board.columns.map { Self.head("col", $0.title) }
    let rows = board.lines.map { line in
      let cells = line.cells.map(Self.cell).joined()
      return "<tr>\(Self.head("row", line.learner))\(cells)"
        + "<td>\(line.solved) of \(line.report.katas.count)</td>"
        + "<td>\(Text.markup(line.place))</td></tr>"
    }
    let counts = board.columns.map { "<td>\($0.solved) of \(board.lines.count)</td>" }.joined()
    return """
      <table>
      <caption>Who has solved which kata; an empty cell is one not begun</caption>
      <thead><tr><th scope="col">Learner</th>\(heads.joined())\
      <th scope="col">Solved</th><th scope="col">At</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      <tfoot><tr><th scope="row">Solved by</th>\(counts)<td>\(board.solved)</td><td></td></tr></tfoot>
      </table>
      """
  }

  private static func head(_ scope: String, _ words: String) -> String {
    "<th scope=\"\(scope)\">\(Text.markup(words))</th>"
  }

  private static func cell(_ row: Report.Row?) -> String {
    guard let row else { return "<td></td>" }
    let words = (row.isStuck ? "stuck: " : "") + BoardScreen.words(row)
    let kind = row.solved != nil ? "solved" : row.isStuck ? "stuck" : "begun"
    let mark = row.solved != nil ? "✔ " : row.isStuck ? "! " : ""
    return "<td class=\"\(kind)\">\(mark)\(Text.markup(words))</td>"
  }

  private var stuck: String {
    if board.stuck.isEmpty { return "<p>Nobody is stuck.</p>" }
    return Self.list("Stuck", board.stuck.map { "\($0.learner) at \($0.row.title)" })
  }

  private var refused: String {
    board.refused.isEmpty
      ? "" : Self.list("Not read", board.refused.map { "\($0.file) \($0.reason)" })
  }

  private static func list(_ title: String, _ items: [String]) -> String {
    let items = items.map { "<li>\(Text.markup($0))</li>" }.joined(separator: "\n")
    return "<h2>\(title)</h2>\n<ul>\n\(items)\n</ul>"
  }
}
