extension Command {
  static let new = Command(
    name: "new", summary: "begins a new kata: every part of it, working, with TODOs to fill in",
    operands: "number Name", most: 2,
    discussion: """
      For those who write katas. Writes the exercise, its suite, the solution, the notes, three wrong
      fixes and a right one, and a line in both manifests. `kata verify` holds of it from the first
      moment but for its TODOs, so that you always know what your own change has broken.
      """,
    options: [],
    examples: [
      Example(words: "kata new 16 LateSubscription", meaning: "kata 16, the sixth of chapter 1"),
      Example(words: "kata verify --rewrite 16", meaning: "its proofs, and its timelines drawn"),
    ],
    run: { session, arguments in
      guard arguments.words.count == 2 else {
        throw Complaint(
          .wrongWords,
          "A new kata needs its number and its name: \(session.typing.kata("new 16 LateSubscription"))"
        )
      }
      let scaffold = try Scaffold(
        number: arguments.words[0], name: arguments.words[1], in: session.repository,
        besides: session.catalogue)
      let written = try scaffold.write()
      try session.console.say(
        (["Written:"] + written.map { "  \($0)" }).joined(separator: "\n") + "\n\n"
          + Text.columns(
            [
              ("Prove it", session.typing.kata("verify --rewrite \(scaffold.number)")),
              ("Then", "put your hazard in its place; docs/contributing.md has the order"),
            ], margin: 0))
      return .fine
    })
}
