/// Draws boxes and arrows from top to bottom, whichever way the page says: a page is higher than wide.
struct FlowDrawing {
  private static let margin = 12.0

  private let diagram: FlowDiagram
  private let palette: SVG.Palette

  init(_ diagram: FlowDiagram, _ palette: SVG.Palette) {
    self.diagram = diagram
    self.palette = palette
  }

  func svg(title: String) -> String {
    var x = Self.margin
    var height = 0.0
    var parts: [String] = []
    for group in diagram.groups {
      let layout = FlowLayout(group)
      let pad = group.title == nil ? 0.0 : 16.0
      let head = group.title == nil ? 0.0 : 30.0
      let title = SVG.size(of: [group.title ?? ""], padding: 16).width
      let size = Size(
        width: max(layout.size.width + 2 * pad, title), height: layout.size.height + 2 * pad + head)
      if let title = group.title {
        let centre = Point(x: x + size.width / 2, y: Self.margin + size.height / 2)
        parts.append(SVG.box(centre, size, fill: "none", edge: palette.edge, radius: 10))
        parts.append(
          SVG.text(
            [title], Point(x: centre.x, y: Self.margin + 20), ink: palette.ink, isBold: true))
      }
      let corner = Point(
        x: x + (size.width - layout.size.width) / 2, y: Self.margin + pad + head)
      parts += draw(group, layout, at: corner)
      x += size.width + 24
      height = max(height, size.height)
    }
    return SVG.picture(
      width: x - 24 + Self.margin, height: height + 2 * Self.margin, title: title, parts)
  }

  private func draw(
    _ group: FlowDiagram.Group, _ layout: FlowLayout, at corner: Point
  ) -> [String] {
    let items = layout.items.map { item in
      var item = item
      item.centre.x += corner.x
      item.centre.y += corner.y
      return item
    }
    var parts: [String] = []
    for (place, chain) in layout.chains.enumerated() {
      let stops = chain.map { items[$0] }
      let start = port(of: place, isUpper: true, items, layout.chains)
      let end = port(of: place, isUpper: false, items, layout.chains)
      parts += arrow(
        stops, from: start, to: end, isDashed: group.edges[place].isDashed,
        pointsUp: layout.isReversed[place])
    }
    for item in items where !item.lines.isEmpty {
      if item.isBox {
        parts.append(SVG.box(item.centre, item.size, fill: palette.fill, edge: palette.edge))
      }
      parts.append(SVG.text(item.lines, item.centre, ink: palette.ink))
    }
    return parts
  }

  /// Where an arrow leaves or meets its box: beside the others, in the order of where they lead.
  private func port(
    of place: Int, isUpper: Bool, _ items: [FlowLayout.Item], _ chains: [[Int]]
  ) -> Point {
    func box(_ chain: [Int]) -> Int { isUpper ? chain[0] : chain[chain.count - 1] }
    func next(_ chain: [Int]) -> Double {
      items[isUpper ? chain[1] : chain[chain.count - 2]].centre.x
    }
    let item = items[box(chains[place])]
    let here = chains.indices.filter { box(chains[$0]) == box(chains[place]) }
      .sorted { (next(chains[$0]), $0) < (next(chains[$1]), $1) }
    let rank = Double(here.firstIndex(of: place) ?? 0) - Double(here.count - 1) / 2
    let step = min(28, item.size.width / Double(here.count + 1))
    return Point(
      x: item.centre.x + rank * step,
      y: item.centre.y + (isUpper ? 1 : -1) * item.size.height / 2)
  }

  private func arrow(
    _ stops: [FlowLayout.Item], from start: Point, to end: Point, isDashed: Bool, pointsUp: Bool
  ) -> [String] {
    // The head is 9 long; the line ends inside of it.
    let from = Point(x: start.x, y: start.y + (pointsUp ? 7 : 0))
    let to = Point(x: end.x, y: end.y - (pointsUp ? 0 : 7))
    var path = "M\(words(from))"
    var pen = from
    for stop in stops.dropFirst().dropLast() {
      let half = stop.size.height / 2
      path += curve(pen, Point(x: stop.centre.x, y: stop.centre.y - half))
      pen = Point(x: stop.centre.x, y: stop.centre.y + half)
      // The line makes room for its text, so that no colour need hide it.
      path += (stop.lines.isEmpty ? "L" : "M") + words(pen)
    }
    path += curve(pen, to)
    return [
      SVG.line(path, colour: palette.line, isDashed: isDashed),
      SVG.head(
        at: pointsUp ? start : end, direction: Point(x: 0, y: pointsUp ? -1 : 1),
        colour: palette.line),
    ]
  }

  private func curve(_ start: Point, _ end: Point) -> String {
    let middle = (start.y + end.y) / 2
    return "C\(words(Point(x: start.x, y: middle))) \(words(Point(x: end.x, y: middle))) "
      + words(end)
  }

  private func words(_ point: Point) -> String {
    "\(SVG.number(point.x)) \(SVG.number(point.y))"
  }
}
