import Foundation

extension Command {
  /// `kata` without a command: where the learner is, and the kata that is next.
  static let start = Command(
    name: "", summary: "where you are; runs the kata you are at",
    operands: "", most: 0, discussion: "", options: [.timeLimit],
    examples: [Example(words: "kata", meaning: "runs the kata you are at")],
    run: { session, arguments in
      let isFirst = session.store.isFirstStart
      let progress = try session.progress()
      let journey = session.journey(progress)
      if isFirst { try session.console.say(journey.welcome + "\n") }
      guard let kata = progress.current(in: session.catalogue) else {
        try session.console.say(journey.end)
        return session.catalogue.katas.isEmpty ? .inputOutput : .fine
      }
      try session.console.say(journey.position(at: kata) + "\n")
      return try KataRuns(session: session, arguments: arguments).run([kata], asJSON: false)
    })

  private static let everything = Option(name: "--all", value: nil, summary: "every kata")

  static let runs = Command(
    name: "run", summary: "runs the tests of one kata or several",
    operands: "[kata…]", most: .max,
    discussion: """
      Builds the kata alone, so that a half-edited one elsewhere is in nobody's way, and runs its
      tests. Without a name it is the kata you are at. The status is that of the worst verdict.
      """,
    options: [everything, .json, .timeLimit],
    examples: [
      Example(words: "kata run", meaning: "the kata you are at"),
      Example(words: "kata run 11 stolen-delegate", meaning: "these two"),
      Example(words: "kata run --all --json", meaning: "every kata, for a program"),
      Example(words: "kata run 11 --time-limit 60", meaning: "for a slow machine"),
    ],
    run: { session, arguments in
      let progress = try session.progress()
      let all = session.catalogue.katas
      let current = progress.current(in: session.catalogue).map { [$0] } ?? []
      let katas = try session.katas(
        arguments.words, otherwise: arguments.has(everything) ? all : current)
      if katas.isEmpty {
        try session.console.say(session.journey(progress).end)
        return .fine
      }
      return try KataRuns(session: session, arguments: arguments)
        .run(katas, asJSON: arguments.has(.json))
    })
}
