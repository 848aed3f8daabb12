import Foundation

/// Boxes and arrows: who keeps whom, or what comes after what.
struct FlowDiagram: Equatable, Sendable {
  struct Edge: Equatable, Sendable {
    /// Places in the group's `nodes`.
    let from: Int
    let to: Int
    let text: String
    let isDashed: Bool
  }

  /// The boxes and arrows of one frame, or all of them if the diagram has no frames.
  struct Group: Equatable, Sendable {
    let title: String?
    var nodes: [String] = []
    var edges: [Edge] = []
    fileprivate var places: [Substring: Int] = [:]
  }

  private(set) var groups: [Group] = []

  init(_ lines: [(number: Int, text: String)]) throws(Diagram.Mistake) {
    var group: Group?
    var isFramed = false
    for line in lines {
      if let found = line.text.wholeMatch(of: /subgraph (.+)/), !isFramed, group == nil {
        group = Group(title: String(found.1))
        isFramed = true
      } else if line.text == "end", isFramed, let framed = group {
        groups.append(framed)
        group = nil
        isFramed = false
      } else if groups.isEmpty || isFramed {
        var changed = group ?? Group(title: nil)
        try changed.read(line.text, line.number)
        group = changed
      } else {
        throw Diagram.Mistake(
          line: line.number, words: "what is outside of the frames is not drawn: \(line.text)")
      }
    }
    if isFramed { throw Diagram.Mistake(line: 0, words: "a subgraph has no end") }
    if let group { groups.append(group) }
    if groups.isEmpty { throw Diagram.Mistake(line: 0, words: "nothing is in this flowchart") }
  }

  var description: String {
    let said = groups.map { group in
      let edges = group.edges.map { edge in
        let text = edge.text.isEmpty ? "leads to" : edge.text + ":"
        return "\(group.nodes[edge.from]) – \(text) \(group.nodes[edge.to])"
      }
      let alone = group.nodes.enumerated().filter { place, _ in
        !group.edges.contains { $0.from == place || $0.to == place }
      }
      let words = edges + alone.map { "\($0.element) stands alone" }
      return (group.title.map { "\($0): " } ?? "") + words.joined(separator: "; ") + "."
    }
    return "Diagram. " + said.joined(separator: " ")
  }
}

extension FlowDiagram.Group {
  fileprivate mutating func read(_ text: String, _ line: Int) throws(Diagram.Mistake) {
    let box = /(\w+)(?:\["([^"]+)"\]|\[([^\]"]+)\])?/
    let edge =
      /(\w+(?:\[[^\]]+\])?) +(?:(-->|-\.->)(?:\|"?([^|"]+)"?\|)?|-\. "([^"]+)" (\.->)) +(\w+(?:\[[^\]]+\])?)/
    func node(_ written: Substring) throws(Diagram.Mistake) -> Int {
      guard let found = written.wholeMatch(of: box) else {
        throw Diagram.Mistake(line: line, words: "not a box: \(written)")
      }
      let label = found.2 ?? found.3
      let place = places[found.1] ?? nodes.count
      if place == nodes.count {
        places[found.1] = place
        nodes.append(Diagram.plain(label ?? found.1))
      } else if let label {
        nodes[place] = Diagram.plain(label)
      }
      return place
    }
    if let found = text.wholeMatch(of: edge) {
      let from = try node(found.1)
      let to = try node(found.6)
      if from == to { throw Diagram.Mistake(line: line, words: "an arrow to itself: \(text)") }
      let label = found.3 ?? found.4
      edges.append(
        FlowDiagram.Edge(
          from: from, to: to, text: label.map { Diagram.plain($0) } ?? "",
          isDashed: found.2 != "-->"))
    } else if let found = text.wholeMatch(of: /([^~]+) ~~~ ([^~]+)/) {
      // No arrow: it only says that both are there.
      _ = (try node(found.1), try node(found.2))
    } else if text.wholeMatch(of: box) != nil {
      _ = try node(text[...])
    } else {
      throw Diagram.Mistake(line: line, words: "neither a box nor an arrow: \(text)")
    }
  }
}
