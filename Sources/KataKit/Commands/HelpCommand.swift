extension Command {
  /// Answered before a repository is looked for: help is there everywhere.
  static let help = Command(
    name: "help", summary: "what there is, or how one command is used",
    operands: "[command]", most: 1, discussion: "", options: [],
    examples: [Example(words: "kata help run", meaning: "how `run` is used")],
    run: { _, _ in .fine })
}
