import KeyValueObserving

extension ObjectGraph {
  /// The names and arrows of a picture, without the objects.
  struct Picture {
    struct Line: Hashable {
      let from: Int
      let to: Int
      let label: String
      let kind: Kind
    }

    let nodes: [String]
    private(set) var lines: [Line] = []
    /// Boxes that stand for no object: closures, the app, and nil.
    private var others: [String]

    init(of graph: ObjectGraph) {
      let found = ObjectGraph.Reflection(of: graph)
      nodes = found.nodes.map(\.name)
      others = graph.closures
      for reference in found.references {
        let to = reference.to ?? add(ObjectGraph.nobody)
        add(
          Line(from: reference.from, to: to, label: reference.property, kind: reference.kind))
      }
      for arrow in graph.arrows where arrow.isDrawn(among: nodes) {
        guard let from = place(of: arrow.from), let to = place(of: arrow.to) else { continue }
        add(Line(from: from, to: to, label: arrow.label, kind: arrow.kind))
      }
    }

    private mutating func add(_ line: Line) {
      // Several properties that lead the same way are one arrow.
      if let index = lines.firstIndex(where: {
        ($0.from, $0.to, $0.kind) == (line.from, line.to, line.kind)
      }) {
        let both = "\(lines[index].label), \(line.label)"
        lines[index] = Line(from: line.from, to: line.to, label: both, kind: line.kind)
      } else {
        lines.append(line)
      }
    }

    private mutating func place(of name: String) -> Int? {
      if let known = (nodes + others).firstIndex(of: name) { return known }
      return [ObjectGraph.app, ObjectGraph.nobody].contains(name) ? add(name) : nil
    }

    private mutating func add(_ other: String) -> Int {
      others.append(other)
      return nodes.count + others.count - 1
    }

    /// The picture in which what was open is decided by who was alive: as few arrows as that needs keep.
    ///
    /// - Returns: The picture; nil if none fits, or several do.
    func settled(by alive: (_ held: Int?) -> Set<Int>) -> Picture? {
      let open = lines.indices.filter { ![.keeps, .refers].contains(lines[$0].kind) }
      var choices: [[Int]] = [[]]
      for line in open { choices += choices.map { $0 + [line] } }
      let fitting = choices.map { (count: $0.count, picture: decided(keeping: $0)) }.filter {
        let picture = $0.picture
        return ([nil] + nodes.indices.map(Optional.init)).allSatisfy {
          picture.expected(holding: $0) == alive($0)
        }
      }
      let least = fitting.map(\.count).min()
      let best = fitting.filter { $0.count == least }
      return best.count == 1 ? best[0].picture : nil
    }

    /// The picture in which the named ones of the open lines keep, and the others do not.
    func decided(keeping kept: [Int]) -> Picture {
      var picture = self
      picture.lines = lines.indices.compactMap { index in
        let line = lines[index]
        let kind: Kind? =
          switch line.kind {
          case .keeps, .refers: line.kind
          case .keepsOrRefers: kept.contains(index) ? .keeps : .refers
          case .keepsOrNot: kept.contains(index) ? .keeps : nil
          }
        return kind.map { Line(from: line.from, to: line.to, label: line.label, kind: $0) }
      }
      return picture
    }

    /// Who is alive when one object is held: whom it leads to, and who needs nobody: what the app leads to and
    /// what is in a circle or hangs on one.
    func expected(holding held: Int?) -> Set<Int> {
      var roots = nodes.indices.filter { reached(from: [$0]).contains($0) }
      if let app = others.firstIndex(of: ObjectGraph.app) { roots.append(nodes.count + app) }
      if let held { roots.append(held) }
      return reached(from: roots).union(roots).filter(nodes.indices.contains)
    }

    /// Where solid arrows lead to.
    private func reached(from roots: [Int]) -> Set<Int> {
      var reached: Set<Int> = []
      var open = roots
      while let node = open.popLast() {
        for line in lines
        where line.kind == .keeps && line.from == node && reached.insert(line.to).inserted {
          open.append(line.to)
        }
      }
      return reached
    }

    var mermaid: String {
      let names = nodes + others
      // A box that stands for no object is there for its arrows.
      let shown = names.indices.filter { place in
        place < nodes.count || lines.contains { $0.from == place || $0.to == place }
      }
      let boxes = shown.map { "  n\($0)[\"\(Event.escaped(names[$0]))\"]" }
      let arrows = lines.map { line in
        let arrow = line.kind == .keeps ? "-->" : "-.->"
        return "  n\(line.from) \(arrow)|\"\(Event.escaped(line.label))\"| n\(line.to)"
      }
      return (["flowchart LR"] + boxes + arrows).joined(separator: "\n")
    }
  }
}

extension ObjectGraph.Arrow {
  fileprivate func isDrawn(among nodes: [String]) -> Bool { !(other.map(nodes.contains) ?? false) }
}
