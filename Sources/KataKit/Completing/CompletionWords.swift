/// What may be typed, taken from the commands themselves: a script cannot fall behind them.
struct CompletionWords: Sendable {
  /// What may follow a command or an option.
  enum Operand: Equatable, Sendable {
    case nothing, katas, commands, folders, files
    case words([String])
  }

  struct Entry: Sendable {
    let name: String
    let summary: String
    let operand: Operand
    let options: [Command.Option]
  }

  /// Those with a name.
  let entries: [Entry]
  /// What may be typed without a command.
  let bareOptions: [Command.Option]

  /// Asks what the command itself answers, so that it is right in each clone; answers a number and a
  /// name a line.
  static let lookUp = "completions katas"

  init(_ commands: [Command] = Command.all) {
    let help = Command.Option(name: "--help", value: nil, summary: "how it is used")
    entries = commands.filter { !$0.name.isEmpty }.map { command in
      Entry(
        name: command.name, summary: command.summary,
        operand: CompletionWords.operand(command.operands), options: command.options + [help])
    }
    bareOptions = (commands.first { $0.name.isEmpty }?.options ?? []) + [help]
  }

  /// Options that take a value, and what that may be.
  var valued: [(name: String, operand: Operand)] {
    var seen: Set<String> = []
    return (entries.flatMap(\.options) + bareOptions).compactMap { option in
      guard option.value != nil, seen.insert(option.name).inserted else { return nil }
      return (option.name, CompletionWords.operand(option.value ?? ""))
    }
  }

  /// Reads `[kata…]`, `45|90`, `DIR` or `FILE`.
  static func operand(_ text: String) -> Operand {
    let bare = text.filter { !"[]…".contains($0) }
    switch bare {
    case "kata": return .katas
    case "command": return .commands
    case "DIR": return .folders
    case "FILE": return .files
    case "SHELL": return .words(["bash", "zsh", "fish"])
    default:
      let words = bare.split(separator: "|").map(String.init)
      return words.count > 1 ? .words(words) : .nothing
    }
  }
}
