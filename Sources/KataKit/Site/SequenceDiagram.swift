import Foundation

/// Who tells whom what, from top to bottom: the form in which timelines are recorded.
struct SequenceDiagram: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    case message(from: Int, to: Int, text: String, isDashed: Bool)
    case note(over: Int, text: String)
  }

  private(set) var participants: [String] = []
  private(set) var steps: [Step] = []

  init(_ lines: [(number: Int, text: String)]) throws(Diagram.Mistake) {
    var places: [Substring: Int] = [:]
    for line in lines {
      func place(_ id: Substring) throws(Diagram.Mistake) -> Int {
        guard let place = places[id] else {
          throw Diagram.Mistake(line: line.number, words: "no participant is called \(id)")
        }
        return place
      }
      if let found = line.text.wholeMatch(of: /participant (\w+) as (.+)/) {
        places[found.1] = participants.count
        participants.append(Diagram.plain(found.2))
      } else if let found = line.text.wholeMatch(of: /(\w+)(--?)>>(\w+): (.+)/) {
        steps.append(
          .message(
            from: try place(found.1), to: try place(found.3), text: Diagram.plain(found.4),
            isDashed: found.2 == "--"))
      } else if let found = line.text.wholeMatch(of: /Note over (\w+): (.+)/) {
        steps.append(.note(over: try place(found.1), text: Diagram.plain(found.2)))
      } else {
        throw Diagram.Mistake(
          line: line.number, words: "not a participant, a message or a note over one: \(line.text)")
      }
    }
    if participants.isEmpty { throw Diagram.Mistake(line: 0, words: "nobody takes part") }
  }

  var description: String {
    let said = steps.map { step in
      switch step {
      case .message(let from, let to, let text, _):
        "\(participants[from]) to \(participants[to]): \(oneLine(text))"
      case .note(let place, let text): "over \(participants[place]): \(oneLine(text))"
      }
    }
    return "Sequence of \(participants.joined(separator: ", ")). " + said.joined(separator: "; ")
      + "."
  }

  private func oneLine(_ text: String) -> String {
    text.replacingOccurrences(of: "\n", with: " ")
  }
}
