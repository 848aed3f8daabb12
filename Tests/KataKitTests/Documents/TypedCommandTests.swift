import Foundation
import Testing

@testable import KataKit

/// What the documents tell people to type can be typed.
@Suite struct TypedCommandTests {
  private let catalogue: Catalogue

  init() throws {
    catalogue = try Catalogue(of: .this)
  }

  @Test func `every command in the documents is understood, and its katas are there`() throws {
    var count = 0
    for document in MarkdownDocument.all(in: Repository.this.root) {
      for (number, line) in document.lines.enumerated() where line.contains("kata") {
        for words in Self.commands(in: line) {
          count += 1
          let place = "\(document.path):\(number + 1): kata \(words.joined(separator: " "))"
          #expect(mistake(in: words) == nil, "\(place): \(mistake(in: words) ?? "")")
        }
      }
    }
    #expect(count > 300, "the documents' commands are no longer found")
  }

  @Test func `a command ends where the shell or the sentence goes on`() {
    #expect(Self.commands(in: "Type `swift run kata`, or `swift run kata run 11`.").count == 2)
    #expect(
      Self.commands(in: "    while swift run kata report --json; do sleep 1; done  # ever")
        == [["report", "--json"]])
    #expect(
      Self.commands(in: ".build/debug/kata report --name \"$LEARNER\" 11 >> \"$SUMMARY\"")
        == [["report", "--name", "quoted", "11"]])
  }

  private func mistake(in words: [String]) -> String? {
    // A kata's number alone means its run.
    if words.first?.allSatisfy(\.isNumber) == true {
      return mistake(in: [Command.runs.name] + words)
    }
    let name = words.first.map { $0.hasPrefix("-") ? "" : $0 } ?? ""
    guard let command = Command.all.first(where: { $0.name == name }) else {
      return "there is no such command"
    }
    do {
      let arguments = try Arguments.parse(
        name.isEmpty ? words : Array(words.dropFirst()), for: command)
      guard ![Command.schedule.name, Command.new.name].contains(name) else { return nil }
      for word in arguments.words where word.wholeMatch(of: /\d+|[a-z]+-[a-z-]+/) != nil {
        _ = try catalogue.kata(named: word)
      }
      return nil
    } catch {
      return (error as? Complaint)?.text ?? "\(error)"
    }
  }

  /// The words after `kata`, of each command in a line of code or in back-ticks.
  private static func commands(in line: String) -> [[String]] {
    line.matches(of: /(?:swift run|\.build\/debug\/)\s?kata((?: [^`;|&>#]*)?)/).map { match in
      var words: [String] = []
      // What stands in quotes is one word, whatever it is.
      for word in match.1.replacing(/"[^"]*"/, with: "quoted").split(separator: " ") {
        if word == "-->" { break }
        words.append(word.trimmingCharacters(in: CharacterSet(charactersIn: "\"'$.,:")))
        // In a speaker's notes the sentence goes on.
        if let last = word.last, ".,:".contains(last) { break }
      }
      return words
    }
  }
}
