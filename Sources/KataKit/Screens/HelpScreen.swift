/// The commands, and how each of them is used.
enum HelpScreen {
  /// `typed` says what to type for a command's words, from where the learner is.
  static func text(
    for name: String?, style: Style, typed: (String) -> String
  ) throws -> String {
    guard let name else { return all(style) }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      let near = Naming.nearest(to: name, among: Command.all.map(\.name))
      throw Complaint(
        .wrongWords,
        "There is no command \"\(name)\"." + (near.map { " Did you mean `\(typed($0))`?" } ?? "")
          + "\n`\(typed("help"))` shows all commands.")
    }
    return one(command, style)
  }

  private static func all(_ style: Style) -> String {
    let rows = Command.all.map { command in
      (
        ["kata", command.name, command.operands].filter { !$0.isEmpty }.joined(separator: " "),
        command.summary
      )
    }
    return """
      \(style.bold("kata")) runs the observer katas. From a clone: `swift run kata`, and its words behind it.

      \(Text.columns(rows))

      A kata is named by its number (11), its name (DanglingObserver, dangling-observer) or the
      beginning of it. `kata help run` says more about `run`, with examples.

      Exit statuses:
      \(Text.indented(ExitStatus.explained, by: 2))
      """
  }

  private static func one(_ command: Command, _ style: Style) -> String {
    let usage = ["kata", command.name, command.operands].filter { !$0.isEmpty }
      .joined(separator: " ")
    var parts = ["\(style.bold(usage))\n\(command.summary)"]
    if !command.discussion.isEmpty { parts.append(command.discussion) }
    if !command.options.isEmpty {
      let rows = command.options.map { option in
        (option.name + (option.value.map { " \($0)" } ?? ""), option.summary)
      }
      parts.append("Options:\n" + Text.columns(rows))
    }
    parts.append("Examples:\n" + Text.columns(command.examples.map { ($0.words, $0.meaning) }))
    return parts.joined(separator: "\n\n")
  }
}
