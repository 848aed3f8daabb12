extension Command {
  static let show = Command(
    name: "show", summary: "what happens in a kata's hazard, event by event: broken beside fixed",
    operands: "[kata]", most: 1,
    discussion: """
      Prints the timeline of the test that shows the hazard best, as the exercise was shipped and as
      the solution runs. They were recorded in real runs, and `kata verify` compares them. What your own
      code does is in the timeline of a failing test: `kata run`.
      Without a name it is about the kata you are at.
      """,
    options: [.json],
    examples: [
      Example(words: "kata show", meaning: "the hazard of the kata you are at"),
      Example(words: "kata show 11", meaning: "that of kata 11"),
    ],
    run: { session, arguments in
      let progress = try session.progress()
      guard let kata = try session.kata(arguments.words, at: progress) else {
        try session.console.say(session.journey(progress).end)
        return .fine
      }
      let shown = ShownHazard(of: kata, in: session.repository)
      if arguments.has(.json) {
        try session.console.say(Output.json(shown))
      } else {
        let screen = ShowScreen(
          kata: kata, hazard: shown, width: session.console.width, typing: session.typing,
          style: session.style)
        try session.console.say(screen.text)
      }
      return .fine
    })
}
