/// The words after a command's name, taken apart.
struct Arguments: Equatable, Sendable {
  var words: [String] = []
  /// Options by name; one without a value has an empty one.
  var options: [String: String] = [:]

  func has(_ option: Command.Option) -> Bool { options[option.name] != nil }

  /// Takes `words` apart by what `command` accepts.
  static func parse(_ words: [String], for command: Command) throws -> Arguments {
    var arguments = Arguments()
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word.count > 1 else {
        arguments.words.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let option = command.options.first(where: { $0.name == parts[0] }) else {
        throw unknown(parts[0], of: command)
      }
      if let value = option.value {
        guard let given = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw Complaint(
            .wrongWords, "\(option.name) needs a value: \(option.name) \(value)")
        }
        arguments.options[option.name] = given
      } else {
        arguments.options[option.name] = ""
      }
    }
    if arguments.words.count > command.most {
      throw Complaint(
        .wrongWords,
        "`kata \(command.name)` takes \(most(of: command)); "
          + "\"\(arguments.words[command.most])\" is one too many.\n"
          + "`kata help \(command.name)` shows how it is used.")
    }
    return arguments
  }

  private static func most(of command: Command) -> String {
    if command.most == 0 { return "no more words" }
    return command.operands.contains("kata") ? "one kata at most" : "one word at most"
  }

  /// The value of an option that counts something.
  func positiveNumber(_ option: Command.Option, otherwise: Int) throws -> Int {
    guard let text = options[option.name] else { return otherwise }
    guard let number = Int(text), number > 0, number <= 86_400 else {
      throw Complaint(
        .wrongWords, "\(option.name) takes a whole number above 0, and \"\(text)\" is none.")
    }
    return number
  }

  private static func unknown(_ word: String, of command: Command) -> Complaint {
    let near = Naming.nearest(to: word, among: command.options.map(\.name))
    let advice = near.map { " Did you mean \($0)?" } ?? ""
    let name = command.name.isEmpty ? "" : " \(command.name)"
    return Complaint(
      .wrongWords,
      "`kata\(name)` has no option \(word).\(advice)\n`kata help\(name)` shows those it has.")
  }
}
