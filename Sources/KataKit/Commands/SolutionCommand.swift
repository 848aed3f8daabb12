import Foundation

extension Command {
  private static let giveUp = Option(
    name: "--give-up", value: nil, summary: "show it though the kata is not solved; remembered")

  static let solution = Command(
    name: "solution", summary: "how your code differs from the solution, and why that works",
    operands: "[kata]", most: 1,
    discussion: """
      For a kata that is solved, or given up: the difference from your code to the solution, the notes
      on why it works, and the fixes that do not work, each with the belief behind it and the test that
      rejects it. No file of yours is touched. Without a name it is about the kata you are at, or, before
      your first run there, about the one you have just finished.
      """,
    options: [giveUp, .json],
    examples: [
      Example(words: "kata solution 11", meaning: "when kata 11 is solved"),
      Example(words: "kata solution 11 --give-up", meaning: "when it is not going to be"),
      Example(words: "kata solution 11 --json", meaning: "the same for a program"),
    ],
    run: { session, arguments in
      var progress = try session.progress()
      guard
        let kata = try arguments.words.first.map(session.catalogue.kata(named:))
          ?? progress.compared(in: session.catalogue)
      else {
        throw Complaint(.wrongWords, "Say which kata: \(session.typing.kata("solution 11"))")
      }
      if !progress.isDone(kata) {
        guard arguments.has(giveUp) else { throw refusal(kata, session.typing) }
      }
      let solution = try Solution(of: kata, in: session.repository)
      if !progress.isDone(kata) {
        let deed = Deed(kata: kata.name, at: Date(), gaveUp: true)
        try session.store.remember(deed)
        deed.apply(to: &progress)
      }
      if arguments.has(.json) {
        try session.console.say(Output.json(Output.solution(solution, progress[kata])))
      } else {
        let screen = SolutionScreen(
          solution: solution, isSolved: progress.isSolved(kata), typing: session.typing,
          style: session.style)
        try session.console.say(screen.text)
      }
      return .fine
    })

  private static func refusal(_ kata: Kata, _ typing: Typing) -> Complaint {
    Complaint(
      .notYet,
      """
      \(kata.title) is not solved yet, and what you find yourself you keep.
      A hint may be all it takes:  \(typing.kata("hint \(kata.number)"))
      Or give up, and see it now:  \(typing.kata("solution \(kata.number) --give-up"))
      """)
  }
}
