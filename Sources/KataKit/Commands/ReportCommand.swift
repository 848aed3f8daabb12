import Foundation

extension Command {
  private static let name = Option(
    name: "--name", value: "NAME", summary: "whose report it is (the user of this machine)")
  private static let junit = Option(
    name: "--junit", value: nil, summary: "run the katas, and answer as JUnit's XML")
  private static let markdown = Option(name: "--markdown", value: nil, summary: "as Markdown")
  private static let output = Option(
    name: "--output", value: "FILE", summary: "write to this file, whole or not at all")

  static let report = Command(
    name: "report", summary: "your progress, for yourself, a teacher or a gradebook",
    operands: "[kata…]", most: .max,
    discussion: """
      Tells what is remembered, and runs nothing. `kata board` reads the JSON of many learners.
      With --junit the katas are run, all of them or those named; every test is in the XML, whatever
      crashed, hung or did not compile, and the status is that of the worst verdict.
      """,
    options: [.json, junit, markdown, name, output, .timeLimit],
    examples: [
      Example(words: "kata report", meaning: "how far you are"),
      Example(words: "kata report --json --output ash.json --name Ash", meaning: "for a board"),
      Example(words: "kata report --junit --output katas.xml", meaning: "runs all, for CI"),
    ],
    run: { session, arguments in
      let chosen = [Option.json, junit, markdown].filter(arguments.has)
      if chosen.count > 1 {
        let names = chosen.map(\.name).joined(separator: " and ")
        throw Complaint(.wrongWords, "\(names) are two forms of one report: choose one.")
      }
      let katas = try session.distinctKatas(
        arguments.words, otherwise: session.catalogue.katas)
      if arguments.has(junit) { return try runAll(katas, session, arguments) }
      let report = Report(
        learner: try LearnerName.chosen(
          given: arguments.options[name.name], environment: session.environment),
        made: Date(), katas: katas, of: session.catalogue, progress: try session.progress(),
        runs: session.store.journal.runs)
      let screen = ReportScreen(
        report: report, style: arguments.has(output) ? .plain : session.style)
      let text =
        arguments.has(.json)
        ? try Output.json(report) : arguments.has(markdown) ? screen.markdown : screen.text
      try session.answer(text, output, of: arguments)
      return .fine
    })

  private static func runAll(
    _ katas: [Kata], _ session: Session, _ arguments: Arguments
  ) throws -> ExitStatus {
    if katas.isEmpty {
      throw Complaint(.noTests, "There are no katas in Exercises/, so there is nothing to run.")
    }
    let (runs, unkept) = try KataRuns(session: session, arguments: arguments).recorded(katas)
    let junit = JUnit(runs: runs, root: session.repository.root)
    try session.answer(junit.text, output, of: arguments)
    if let unkept { throw unkept }
    return KataRuns.worst(runs.map(\.result.verdict.status))
  }
}
