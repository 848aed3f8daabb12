/// Draws a sequence: a column for each participant, a row for each step.
struct SequenceDrawing {
  private static let margin = 12.0
  private static let gap = 14.0

  private let diagram: SequenceDiagram
  private let palette: SVG.Palette
  private let names: [[String]]
  private let rows: [[String]]
  /// The columns' places, and the whole width.
  private var columns: [Double] = []
  private var width = 0.0

  init(_ diagram: SequenceDiagram, _ palette: SVG.Palette) {
    self.diagram = diagram
    self.palette = palette
    names = diagram.participants.map { SVG.folded($0, to: 14) }
    rows = diagram.steps.map { step in
      switch step {
      case .message(let from, let to, let text, _):
        // What spans more columns has more room.
        SVG.folded(text, to: abs(from - to) > 1 ? 40 : 26)
      case .note(_, let text): SVG.folded(text, to: 44)
      }
    }
    place()
  }

  /// Puts each column as far to the right as names, texts and notes need.
  private mutating func place() {
    let boxes = names.map { SVG.size(of: $0, padding: 10).width }
    columns = boxes.map { _ in 0 }
    var left = boxes[0] / 2
    for (index, box) in boxes.enumerated() {
      if index > 0 { columns[index] = columns[index - 1] + (boxes[index - 1] + box) / 2 + Self.gap }
      for (step, lines) in zip(diagram.steps, rows) {
        guard case .message(let from, let to, _, _) = step, max(from, to) == index, from != to
        else { continue }
        let need = SVG.size(of: lines, padding: 12).width
        columns[index] = max(columns[index], columns[min(from, to)] + need)
      }
    }
    var right = columns[columns.count - 1] + boxes[boxes.count - 1] / 2
    for (step, lines) in zip(diagram.steps, rows) {
      switch step {
      case .note(let over, _):
        let half = SVG.size(of: lines, padding: 10).width / 2
        left = max(left, half - columns[over])
        right = max(right, columns[over] + half)
      case .message(let from, let to, _, _) where from == to:
        right = max(right, columns[from] + 40 + SVG.size(of: lines, padding: 4).width)
      case .message: break
      }
    }
    columns = columns.map { $0 + left + Self.margin }
    width = right + left + 2 * Self.margin
  }

  func svg(title: String) -> String {
    let head = (names.map { SVG.size(of: $0, padding: 10).height }.max() ?? 0) + 4
    var y = Self.margin + head + Self.gap
    var steps: [String] = []
    for (step, lines) in zip(diagram.steps, rows) {
      switch step {
      case .note(let over, let text):
        let size = SVG.size(of: lines, padding: 10)
        let centre = Point(x: columns[over], y: y + size.height / 2)
        let isFault = text.hasPrefix("FAULT")
        steps.append(
          SVG.box(
            centre, size, fill: isFault ? palette.faultFill : palette.fill,
            edge: isFault ? palette.faultEdge : palette.edge, radius: 3))
        steps.append(SVG.text(lines, centre, ink: palette.ink))
        y += size.height + Self.gap
      case .message(let from, let to, _, let isDashed):
        let height = SVG.size(of: lines).height
        let row = y + height + 5
        steps += message(from, to, lines, isDashed, textAt: y + height / 2, arrowAt: row)
        y = row + Self.gap + (from == to ? 10 : 0)
      }
    }
    let bottom = y + 4
    let lifelines = columns.map { x in
      SVG.line(
        "M\(SVG.number(x)) \(SVG.number(Self.margin + head)) V\(SVG.number(bottom))",
        colour: palette.edge, isDashed: true, width: 1)
    }
    let boxes = zip(columns, names).flatMap { x, lines in
      let centre = Point(x: x, y: Self.margin + head / 2)
      let size = Size(width: SVG.size(of: lines, padding: 10).width, height: head)
      return [
        SVG.box(centre, size, fill: palette.fill, edge: palette.edge),
        SVG.text(lines, centre, ink: palette.ink, isBold: true),
      ]
    }
    return SVG.picture(
      width: width, height: bottom + Self.margin, title: title, lifelines + boxes + steps)
  }

  private func message(
    _ from: Int, _ to: Int, _ lines: [String], _ isDashed: Bool, textAt: Double, arrowAt: Double
  ) -> [String] {
    let start = columns[from]
    let end = columns[to]
    let row = SVG.number(arrowAt)
    if from == to {
      let size = SVG.size(of: lines, padding: 4)
      let under = SVG.number(arrowAt + 10)
      let out = SVG.number(start + 34)
      return [
        SVG.text(
          lines, Point(x: start + 40 + size.width / 2, y: textAt), ink: palette.ink,
          paper: palette.paper),
        SVG.line(
          "M\(SVG.number(start)) \(row) H\(out) V\(under) H\(SVG.number(start + 8))",
          colour: palette.line, isDashed: isDashed),
        SVG.head(
          at: Point(x: start, y: arrowAt + 10), direction: Point(x: -1, y: 0),
          colour: palette.line),
      ]
    }
    let direction = end > start ? 1.0 : -1.0
    return [
      SVG.text(
        lines, Point(x: (start + end) / 2, y: textAt), ink: palette.ink, paper: palette.paper),
      SVG.line(
        "M\(SVG.number(start)) \(row) H\(SVG.number(end - direction * 8))", colour: palette.line,
        isDashed: isDashed),
      SVG.head(
        at: Point(x: end, y: arrowAt), direction: Point(x: direction, y: 0), colour: palette.line),
    ]
  }
}
