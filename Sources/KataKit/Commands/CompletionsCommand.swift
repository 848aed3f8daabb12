extension Command {
  static let completions = Command(
    name: "completions", summary: "a script with which your shell completes what you type",
    operands: "SHELL", most: 1,
    discussion: """
      SHELL is bash, zsh or fish. It completes a command named `kata`. To have one, put this into your
      shell's start-up file, for use in the folder that you cloned (fish: `function kata; swift run
      --quiet kata $argv; end`):
        kata() { swift run --quiet kata "$@"; }
      Then write the script to where the shell looks for it, and open a new terminal:
        bash  ~/.local/share/bash-completion/completions/kata, or any file that ~/.bashrc sources
        zsh   a file _kata in a folder of $fpath
        fish  ~/.config/fish/completions/kata.fish
      """,
    options: [],
    examples: [
      Example(words: "kata completions bash > ~/.kata.bash", meaning: "then: source ~/.kata.bash"),
      Example(words: "kata completions zsh > ~/.zfunc/_kata", meaning: "if ~/.zfunc is in $fpath"),
      Example(words: "kata completions fish", meaning: "to the terminal, to look at it"),
    ],
    run: { session, arguments in
      switch arguments.words.first {
      case "bash": try session.console.say(BashCompletion().script)
      case "zsh": try session.console.say(ZshCompletion().script)
      case "fish": try session.console.say(FishCompletion().script)
      case "katas": try sayKatas(session)
      case let word:
        let beginning = word.map { "There are no completions for \"\($0)\"." } ?? "Which shell?"
        throw Complaint(
          .wrongWords,
          "\(beginning) There are some for bash, zsh and fish:\n"
            + session.typing.kata("completions bash"))
      }
      return .fine
    })

  /// Answers the scripts, which ask this each time; it is not in the help.
  ///
  /// A name goes to a shell, so a folder whose name is no plain word is passed over.
  private static func sayKatas(_ session: Session) throws {
    let katas = session.catalogue.katas.filter { kata in
      kata.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    if katas.isEmpty { return }
    try session.console.say(katas.map { "\($0.number) \($0.name)" }.joined(separator: "\n"))
  }
}
