import Foundation

extension Command {
  private static let everyKata = Option(name: "--all", value: nil, summary: "every kata")
  private static let suite = Option(
    name: "--suite", value: nil, summary: "the suite alone; your code stays as it is")
  private static let named = Option(
    name: "--name", value: "NAME", summary: "what to call the attempt that is kept")
  private static let from = Option(
    name: "--from", value: "ATTEMPT",
    summary: "takes an attempt back, by its time or name, or `last`")
  private static let attempts = Option(
    name: "--list", value: nil, summary: "the attempts that are kept")

  static let reset = Command(
    name: "reset", summary: "puts an exercise back as it was shipped, keeping your attempt",
    operands: "[kata…]", most: .max,
    discussion: """
      Takes what was shipped from the folder .shipped, so that it needs no git. What you had is copied
      to .kata/attempts first, under the time and the name you give it; if it cannot be copied, nothing
      is touched. What is solved stays solved.
      """,
    options: [everyKata, suite, named, from, attempts, .json],
    examples: [
      Example(words: "kata reset 11", meaning: "begin kata 11 anew"),
      Example(words: "kata reset 11 --name \"before the token\"", meaning: "the same, with a name"),
      Example(words: "kata reset 11 --suite", meaning: "put an edited suite back, and no more"),
      Example(words: "kata reset --list", meaning: "the attempts that are kept"),
      Example(words: "kata reset 11 --from last", meaning: "take the last attempt back"),
      Example(words: "kata reset --all", meaning: "begin everything anew"),
    ],
    run: { session, arguments in
      try checkReset(arguments, session.typing)
      let katas = try session.katas(arguments.words, otherwise: session.catalogue.katas)
      let resetting = Resetting(session: session)
      if arguments.has(attempts) {
        let lists = katas.map { (kata: $0, attempts: resetting.attempts.all(of: $0)) }
        let screen = AttemptsScreen(lists: lists, typing: session.typing, style: session.style)
        let isJSON = arguments.has(.json)
        try session.console.say(isJSON ? Output.json(Output.attempts(lists)) : screen.text)
        return .fine
      }
      let name = try arguments.options[named.name].map(attemptName)
      let parts: [ExercisePart] = arguments.has(suite) ? [.suite] : ExercisePart.allCases
      if let word = arguments.options[from.name] {
        let attempt = try resetting.attempts.attempt(word, of: katas[0])
        let outcome = try resetting.takeBack(attempt, katas[0], name: name)
        try say([(katas[0], outcome)], .attempt(attempt), in: session)
        return .fine
      }
      return try reset(katas, parts, name: name, by: resetting)
    })

  /// One that cannot be reset is told of, and the others are none the worse.
  private static func reset(
    _ katas: [Kata], _ parts: [ExercisePart], name: String?, by resetting: Resetting
  ) throws -> ExitStatus {
    let (outcomes, complaints) = try resetting.reset(katas, parts, name: name)
    for complaint in complaints { resetting.session.console.note(complaint.text) }
    if !outcomes.isEmpty {
      try say(outcomes, parts == [.suite] ? .suite : .exercise, in: resetting.session)
    }
    return complaints.last?.status ?? .fine
  }

  private static func say(
    _ outcomes: [(Kata, Restoration.Outcome)], _ aim: ResetScreen.Aim, in session: Session
  ) throws {
    let screen = ResetScreen(
      outcomes: outcomes, aim: aim, typing: session.typing, style: session.style)
    try session.console.say(screen.text)
  }

  private static func checkReset(_ arguments: Arguments, _ typing: Typing) throws {
    let words = arguments.words
    var wrong: String?
    if arguments.has(.json), !arguments.has(attempts) {
      wrong = "--json goes with --list."
    } else if arguments.has(from),
      words.count != 1 || arguments.has(everyKata) || arguments.has(suite)
    {
      wrong =
        "--from goes with one kata and brings back what the attempt holds: "
        + typing.kata("reset 11 --from last")
    } else if arguments.has(everyKata), !words.isEmpty {
      wrong = "Either name katas or say --all."
    } else if words.isEmpty, !arguments.has(everyKata), !arguments.has(attempts) {
      wrong = "Say which kata: \(typing.kata("reset 11")), or all: \(typing.kata("reset --all"))"
    }
    if let wrong {
      throw Complaint(.wrongWords, wrong + "\nNothing was changed. `kata help reset` says more.")
    }
  }

  private static func attemptName(_ text: String) throws -> String {
    if let name = Attempt.slug(text) { return name }
    throw Complaint(
      .wrongWords, "--name needs a letter or a digit at least. Nothing was changed.")
  }
}
