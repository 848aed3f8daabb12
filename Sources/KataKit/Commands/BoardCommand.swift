import Foundation

extension Command {
  private static let html = Option(
    name: "--html", value: "FILE", summary: "also as a page for a projector")

  static let board = Command(
    name: "board", summary: "many learners' reports as one table: who is where, who is stuck",
    operands: "DIR", most: 1,
    discussion: """
      DIR holds one JSON report for each learner or pair, under whatever name they choose:
        kata report --json --output DIR/ash.json --name Ash
      Stuck is who has run an unsolved kata \(Board.stuckRuns) times or seen all of its hints, and has not
      given it up. The page needs nothing from elsewhere and reads itself anew; to keep it fresh, have the
      shell repeat this:
        while sleep 10; do kata board reports --html board.html; done
      """,
    options: [html, .json],
    examples: [
      Example(words: "kata board reports", meaning: "the table"),
      Example(words: "kata board reports --html board.html", meaning: "the same for a projector"),
      Example(words: "kata board reports --json", meaning: "the same for a program"),
    ],
    run: { session, arguments in
      guard let typed = arguments.words.first else {
        throw Complaint(
          .wrongWords, "Which folder are the reports in? \(session.typing.kata("board reports"))")
      }
      let folder = try ReportFolder(session.url(typed), typed: typed)
      if folder.found.isEmpty, folder.refused.isEmpty {
        throw Complaint(
          .inputOutput,
          "There are no reports in \(typed): no file named *.json. A learner makes one with\n"
            + session.typing.kata("report --json --output ash.json --name Ash"))
      }
      let board = Board(folder, catalogue: session.catalogue)
      if let path = arguments.options[html.name] {
        let page = BoardPage(board: board, made: now)
        try AnswerFile(path, at: session.url(path)).write(page.html)
        session.console.note("Written: \(path)")
      }
      try session.console.say(
        arguments.has(.json)
          ? Output.json(Output.board(board))
          : BoardScreen(board: board, style: session.style).text)
      return folder.found.isEmpty ? .inputOutput : .fine
    })

  private static var now: String {
    Date().formatted(
      Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
        .dateTimeSeparator(.space).time(includingFractionalSeconds: false))
  }
}
