extension Output {
  struct BoardLearner: Encodable {
    let learner: String
    let file: String
    let solved: Int
    let of: Int
    let at: String?
    let stuckAt: [String]
    let katas: [Report.Row]
  }

  struct BoardKata: Encodable {
    let number: String
    let name: String
    let solved: Int
    let begun: Int
  }

  struct BoardRefusal: Encodable {
    let file: String
    let reason: String
  }

  struct WholeBoard: Encodable {
    var version = 1
    let learners: [BoardLearner]
    let katas: [BoardKata]
    let notRead: [BoardRefusal]
  }

  static func board(_ board: Board) -> WholeBoard {
    WholeBoard(
      learners: board.lines.map { line in
        BoardLearner(
          learner: line.learner, file: line.file, solved: line.solved,
          of: line.report.katas.count, at: line.report.current,
          stuckAt: line.stuckAt.map(\.name), katas: line.cells.compactMap(\.self))
      },
      katas: board.columns.map {
        BoardKata(number: $0.number, name: $0.name, solved: $0.solved, begun: $0.begun)
      },
      notRead: board.refused.map { BoardRefusal(file: $0.file, reason: $0.reason) })
  }
}
