extension Command {
  static let watch = Command(
    name: "watch", summary: "runs a kata each time you save one of its files",
    operands: "[kata]", most: 1,
    discussion: """
      Shows a verdict, waits for a saved file and shows the next. Keys work at once: h for a hint,
      l for the list, r to run again, n for the next kata when this one is solved, q to quit. Where the
      output is no terminal it is plain lines, and letters come from the standard input.
      Without a name it is the kata you are at.
      """,
    options: [.timeLimit],
    examples: [
      Example(words: "kata watch", meaning: "the kata you are at"),
      Example(words: "kata watch 31", meaning: "kata 31"),
    ],
    run: { session, arguments in
      let progress = try session.progress()
      guard let kata = try session.kata(arguments.words, at: progress) else {
        try session.console.say(session.journey(progress).end)
        return .fine
      }
      return try Watch(session: session, arguments: arguments).run(kata)
    })
}
