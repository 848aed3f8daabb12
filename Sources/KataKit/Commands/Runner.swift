import Foundation

/// The command `kata`, as a function from words to text and a status.
package struct Runner {
  private let directory: URL
  private let environment: [String: String]
  private let console: Console

  /// - Parameters:
  ///   - directory: Where it was typed: the repository's root or any folder below it.
  ///   - environment: The variables it was given.
  ///   - console: Takes what it has to say.
  package init(directory: URL, environment: [String: String], console: Console) {
    self.directory = directory
    self.environment = environment
    self.console = console
  }

  /// Sees to it that a signal ends what was started, before it ends the command.
  package static func prepare() { Interrupts.install() }

  /// Does what the words ask for.
  package func run(_ words: [String]) -> ExitStatus {
    do {
      return try answer(words)
    } catch let complaint as Complaint {
      console.note(complaint.text)
      return complaint.status
    } catch let interrupted as Interrupted {
      console.note("Stopped. Everything that was started is ended.")
      return .signalled(interrupted.signal)
    } catch {
      console.note("A mistake in kata itself: \(error)\nPlease report it with what you typed.")
      return .internal
    }
  }

  private func answer(_ words: [String]) throws -> ExitStatus {
    if words.contains("--help") || words.contains("-h") {
      let name = words.first { !$0.hasPrefix("-") }
      try console.say(try help(name))
      return .fine
    }
    var words = words
    // A kata's number alone means its run.
    if let number = words.first, number.count > 1, number.allSatisfy(\.isNumber) {
      words.insert(Command.runs.name, at: 0)
    }
    let first = words.first ?? ""
    let isBare = first.isEmpty || first.hasPrefix("-")
    guard let command = Command.all.first(where: { $0.name == (isBare ? "" : first) }) else {
      throw unknown(first)
    }
    let arguments = try Arguments.parse(isBare ? words : Array(words.dropFirst()), for: command)
    if command.name == Command.help.name {
      try console.say(try help(arguments.words.first))
      return .fine
    }
    let repository = try Repository.enclosing(directory)
    let session = Session(
      repository: repository, catalogue: try Catalogue(of: repository), directory: directory,
      environment: environment, console: console)
    return try command.run(session, arguments)
  }

  private func help(_ name: String?) throws -> String {
    try HelpScreen.text(for: name, style: console.style, typed: typed)
  }

  /// What to type for these words of the command: in a clone, the whole of it.
  private func typed(_ words: String) -> String {
    guard let repository = try? Repository.enclosing(directory) else { return "kata \(words)" }
    return Typing(root: repository.root, directory: directory).kata(words)
  }

  private func unknown(_ word: String) -> Complaint {
    let names = Command.all.map(\.name).filter { !$0.isEmpty }
    var advice = ""
    if let near = Naming.nearest(to: word, among: names) {
      advice = " Did you mean `\(typed(near))`?"
    } else if let repository = try? Repository.enclosing(directory),
      let kata = try? Catalogue(of: repository).kata(named: word)
    {
      advice = " Did you mean `\(typed("run \(kata.number)"))`?"
    }
    return Complaint(
      .wrongWords,
      "There is no command \"\(word)\".\(advice)\n`\(typed("help"))` shows all commands.")
  }
}
