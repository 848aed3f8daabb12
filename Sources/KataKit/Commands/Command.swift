/// One command: its words, its help, and what it does.
///
/// A new command is a file beside this one and a line in `all`.
struct Command: Sendable {
  struct Option: Sendable {
    let name: String
    /// What follows the option, for those that take a value: `SECONDS`.
    let value: String?
    let summary: String
  }

  struct Example: Sendable {
    let words: String
    let meaning: String
  }

  let name: String
  let summary: String
  /// What may follow the name: `[kata…]`.
  let operands: String
  /// How many operands there may be.
  let most: Int
  let discussion: String
  let options: [Option]
  let examples: [Example]
  let run: @Sendable (Session, Arguments) throws -> ExitStatus

  static let all: [Command] = [
    start, list, runs, watch, hint, show, solution, reset, report, board, schedule, doctor,
    completions, verify, new, site, decks, help,
  ]
}

extension Command.Option {
  static let json = Command.Option(name: "--json", value: nil, summary: "answer as JSON")
  static let timeLimit = Command.Option(
    name: "--time-limit", value: "SECONDS",
    summary: "how long the tests may take after the build (20)")
}
