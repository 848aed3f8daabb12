/// Where the boxes, the arrows' bends and their texts go: in levels from top to bottom.
///
/// Boxes have the even levels and texts the odd ones, so that no text can lie on a box or on another.
struct FlowLayout {
  /// What takes room in a level: a box, or the place where an arrow passes, with its text or without.
  struct Item: Equatable {
    /// The lines of a box or a text; none where an arrow only passes.
    let lines: [String]
    let isBox: Bool
    let size: Size
    var centre = Point(x: 0, y: 0)
  }

  private static let gap = 22.0
  private static let rise = 26.0

  private(set) var items: [Item] = []
  /// For each arrow the items it touches, from the upper box to the lower one.
  private(set) var chains: [[Int]] = []
  /// Whether an arrow points up, because it closes a circle.
  private(set) var isReversed: [Bool] = []
  private(set) var size = Size(width: 0, height: 0)

  private var levels: [[Int]] = []

  init(_ group: FlowDiagram.Group) {
    isReversed = Self.reversed(group)
    let directed = zip(group.edges, isReversed).map { edge, isReversed in
      isReversed ? (upper: edge.to, lower: edge.from) : (upper: edge.from, lower: edge.to)
    }
    let ranks = Self.ranks(group.nodes.count, directed)
    levels = Array(repeating: [], count: 2 * (ranks.max() ?? 0) + 1)
    for (place, node) in group.nodes.enumerated() {
      let lines = SVG.folded(node, to: 22)
      let size = SVG.size(of: lines, padding: 14)
      add(Item(lines: lines, isBox: true, size: size), to: 2 * ranks[place])
    }
    for (edge, ends) in zip(group.edges, directed) {
      let span = (2 * ranks[ends.upper] + 1)..<(2 * ranks[ends.lower])
      var chain = [ends.upper]
      for level in span {
        let isMiddle = level == span.lowerBound && !edge.text.isEmpty
        let lines = isMiddle ? SVG.folded(edge.text, to: 20) : []
        let size = isMiddle ? SVG.size(of: lines, padding: 4) : Size(width: 12, height: 0)
        chain.append(items.count)
        add(Item(lines: lines, isBox: false, size: size), to: level)
      }
      chains.append(chain + [ends.lower])
    }
    order()
    place()
  }

  private mutating func add(_ item: Item, to level: Int) {
    levels[level].append(items.count)
    items.append(item)
  }

  /// Which arrows close a circle, walking from each box in the order in which they are named.
  private static func reversed(_ group: FlowDiagram.Group) -> [Bool] {
    var isReversed = group.edges.map { _ in false }
    var isDone = group.nodes.map { _ in false }
    var isOpen = isDone
    func walk(_ node: Int) {
      isOpen[node] = true
      for (place, edge) in group.edges.enumerated() where edge.from == node {
        if isOpen[edge.to] {
          isReversed[place] = true
        } else if !isDone[edge.to] {
          walk(edge.to)
        }
      }
      isOpen[node] = false
      isDone[node] = true
    }
    for node in group.nodes.indices where !isDone[node] { walk(node) }
    return isReversed
  }

  /// Each box below all that lead to it, and as near to what it leads to as that allows.
  private static func ranks(_ count: Int, _ edges: [(upper: Int, lower: Int)]) -> [Int] {
    var ranks = Array(repeating: 0, count: count)
    for _ in 0..<count {
      for edge in edges { ranks[edge.lower] = max(ranks[edge.lower], ranks[edge.upper] + 1) }
    }
    for node in 0..<count where !edges.contains(where: { $0.lower == node }) {
      let below = edges.filter { $0.upper == node }.map { ranks[$0.lower] }
      if let nearest = below.min() { ranks[node] = nearest - 1 }
    }
    return ranks
  }

  private func neighbours(_ item: Int, above: Bool) -> [Int] {
    chains.flatMap { chain in
      chain.indices.compactMap { index in
        let other = above ? index - 1 : index + 1
        return chain[index] == item && chain.indices.contains(other) ? chain[other] : nil
      }
    }
  }

  /// Sorts each level by the middle of what its items touch, to and fro, so that few arrows cross.
  private mutating func order() {
    var places = items.map { _ in 0.0 }
    func number(_ level: [Int]) {
      for (index, item) in level.enumerated() {
        places[item] = Double(index) - Double(level.count - 1) / 2
      }
    }
    for level in levels { number(level) }
    for sweep in 0..<8 {
      let isDown = sweep.isMultiple(of: 2)
      for level in isDown ? Array(levels.indices) : levels.indices.reversed() {
        let wanted = levels[level].map { item in
          let touched = neighbours(item, above: isDown)
          return touched.isEmpty
            ? places[item] : touched.reduce(0) { $0 + places[$1] } / Double(touched.count)
        }
        levels[level] = zip(levels[level], wanted).enumerated()
          .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
        number(levels[level])
      }
    }
  }

  private mutating func place() {
    for level in levels { spread(level, around: level.map { _ in 0 }) }
    for sweep in 0..<24 {
      let isDown = sweep.isMultiple(of: 2)
      for level in isDown ? Array(levels.indices) : levels.indices.reversed() {
        let wanted = wishes(of: levels[level], fromAbove: isDown)
        spread(levels[level], around: wanted)
      }
    }
    let left = items.map { $0.centre.x - $0.size.width / 2 }.min() ?? 0
    let right = items.map { $0.centre.x + $0.size.width / 2 }.max() ?? 0
    var y = 0.0
    for (index, level) in levels.enumerated() {
      let height = level.map { items[$0].size.height }.max() ?? 0
      if index > 0 { y += Self.rise }
      for item in level {
        items[item].centre.x -= left
        items[item].centre.y = y + height / 2
      }
      y += height
    }
    size = Size(width: right - left, height: y)
  }

  /// Where the items of a level would like to be: in the middle of what they touch.
  private func wishes(of level: [Int], fromAbove: Bool) -> [Double] {
    level.map { item in
      let touched = neighbours(item, above: fromAbove).map { items[$0].centre.x }
      return touched.isEmpty
        ? items[item].centre.x : touched.reduce(0, +) / Double(touched.count)
    }
  }

  /// Puts the items of a level as near to `wanted` as their widths allow, in their order.
  private mutating func spread(_ level: [Int], around wanted: [Double]) {
    var end = -Double.infinity
    var shift = 0.0
    for (item, wish) in zip(level, wanted) {
      let half = items[item].size.width / 2
      items[item].centre.x = max(wish, end + half)
      end = items[item].centre.x + half + Self.gap
      shift += wish - items[item].centre.x
    }
    for item in level { items[item].centre.x += shift / Double(level.count) }
  }
}
