import KeyValueObserving

extension ObjectGraph {
  /// The names and arrows of a picture, without the objects.
  struct Picture {
    struct Line: Hashable {
      let from: Int
      let to: Int
      let label: String
      let keeps: Bool
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
        let to = reference.to ?? add("nil")
        add(Line(from: reference.from, to: to, label: reference.property, keeps: !reference.isWeak))
      }
      for arrow in graph.arrows {
        guard let from = place(of: arrow.from), let to = place(of: arrow.to) else { continue }
        add(Line(from: from, to: to, label: arrow.label, keeps: arrow.keeps))
      }
    }

    private mutating func add(_ line: Line) {
      // Several properties that lead the same way are one arrow.
      if let index = lines.firstIndex(where: {
        ($0.from, $0.to, $0.keeps) == (line.from, line.to, line.keeps)
      }) {
        let both = "\(lines[index].label), \(line.label)"
        lines[index] = Line(from: line.from, to: line.to, label: both, keeps: line.keeps)
      } else {
        lines.append(line)
      }
    }

    private mutating func place(of name: String) -> Int? {
      if let known = (nodes + others).firstIndex(of: name) { return known }
      return name == ObjectGraph.app ? add(name) : nil
    }

    private mutating func add(_ other: String) -> Int {
      others.append(other)
      return nodes.count + others.count - 1
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
        for line in lines where line.keeps && line.from == node && reached.insert(line.to).inserted
        {
          open.append(line.to)
        }
      }
      return reached
    }

    var mermaid: String {
      let names = nodes + others
      let boxes = names.enumerated().map { "  n\($0)[\"\(Event.escaped($1))\"]" }
      let arrows = lines.map { line in
        "  n\(line.from) \(line.keeps ? "-->" : "-.->")|\"\(Event.escaped(line.label))\"| n\(line.to)"
      }
      return (["flowchart LR"] + boxes + arrows).joined(separator: "\n")
    }
  }
}
