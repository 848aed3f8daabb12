extension Command {
  static let list = Command(
    name: "list", summary: "all katas in the order of the path, and what is solved",
    operands: "", most: 0,
    discussion: """
      The core comes first and is the course; then the tiers "more" and "deep". The arrow is where
      you are.
      """,
    options: [.json],
    examples: [
      Example(words: "kata list", meaning: "all katas"),
      Example(words: "kata list --json", meaning: "the same for a program"),
    ],
    run: { session, arguments in
      let progress = try session.progress()
      if arguments.has(.json) {
        try session.console.say(Output.json(listed(session.catalogue, progress)))
      } else {
        let screen = ListScreen(
          catalogue: session.catalogue, progress: progress, style: session.style)
        try session.console.say(screen.text)
      }
      return .fine
    })

  private static func listed(_ catalogue: Catalogue, _ progress: Progress) -> Output.List {
    let states = catalogue.katas.map { kata in
      let entry = progress[kata]
      return Output.KataState(
        number: kata.number, name: kata.name, tier: kata.tier.rawValue,
        solved: entry.solved != nil, last: entry.last?.rawValue, hints: entry.hints,
        gaveUp: entry.gaveUp != nil)
    }
    return Output.List(current: progress.current(in: catalogue)?.name, katas: states)
  }
}
