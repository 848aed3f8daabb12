import Foundation

/// The parts that pictures are drawn with: shapes as text, colours by name, and how wide a text is.
enum SVG {
  /// The colours of one appearance; the picture itself has no background, so that the page shows.
  struct Palette: Sendable {
    /// The page's own colour, which parts a text from the lines that it stands on.
    let paper: String
    let ink: String
    let line: String
    let fill: String
    let edge: String
    let faultFill: String
    let faultEdge: String

    static let light = Palette(
      paper: "#ffffff", ink: "#1d1d1f", line: "#5b6470", fill: "#eef2f8", edge: "#8a96a8",
      faultFill: "#fdecea",
      faultEdge: "#c2342b")
    static let dark = Palette(
      paper: "#000000", ink: "#f2f2f4", line: "#a4adba", fill: "#1f2733", edge: "#66748a",
      faultFill: "#3b1a18",
      faultEdge: "#ff7a70")
  }

  static let fontSize = 14.0
  static let lineHeight = 18.0

  /// The whole picture, `title` being what a screen reader says.
  static func picture(width: Double, height: Double, title: String, _ parts: [String]) -> String {
    let size = "width=\"\(number(width))\" height=\"\(number(height))\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="0 0 \(number(width)) \
      \(number(height))" role="img" font-family="-apple-system, 'Helvetica Neue', Arial, sans-serif" \
      font-size="\(number(fontSize))">
      <title>\(Text.markup(title))</title>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  static func box(
    _ centre: Point, _ size: Size, fill: String, edge: String, radius: Double = 6
  ) -> String {
    "<rect x=\"\(number(centre.x - size.width / 2))\" y=\"\(number(centre.y - size.height / 2))\" "
      + "width=\"\(number(size.width))\" height=\"\(number(size.height))\" rx=\"\(number(radius))\" "
      + "fill=\"\(fill)\" stroke=\"\(edge)\"/>"
  }

  /// Lines of text around `centre`; with `paper`, what is behind the letters gives way.
  static func text(
    _ lines: [String], _ centre: Point, ink: String, isBold: Bool = false, paper: String? = nil
  ) -> String {
    let around = paper.map { " stroke=\"\($0)\" stroke-width=\"5\" paint-order=\"stroke\"" }
    let halo = around.map { $0 + " stroke-linejoin=\"round\"" } ?? ""
    let top = centre.y - Double(lines.count - 1) * lineHeight / 2
    let weight = isBold ? " font-weight=\"600\"" : ""
    return lines.enumerated().map { index, line in
      let y = top + Double(index) * lineHeight + fontSize * 0.35
      return "<text x=\"\(number(centre.x))\" y=\"\(number(y))\" text-anchor=\"middle\" "
        + "fill=\"\(ink)\"\(weight)\(halo)>\(Text.markup(line))</text>"
    }.joined(separator: "\n")
  }

  static func line(_ path: String, colour: String, isDashed: Bool, width: Double = 1.5) -> String {
    let dashes = isDashed ? " stroke-dasharray=\"5 4\"" : ""
    return "<path d=\"\(path)\" fill=\"none\" stroke=\"\(colour)\" "
      + "stroke-width=\"\(number(width))\"\(dashes)/>"
  }

  /// A filled head whose point is at `tip`; `direction` has the length 1 along one axis.
  static func head(at tip: Point, direction: Point, colour: String) -> String {
    let back = Point(x: tip.x - direction.x * 9, y: tip.y - direction.y * 9)
    let side = Point(x: -direction.y * 4.5, y: direction.x * 4.5)
    let corners = [
      tip, Point(x: back.x + side.x, y: back.y + side.y),
      Point(x: back.x - side.x, y: back.y - side.y),
    ]
    let points = corners.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    return "<polygon points=\"\(points)\" fill=\"\(colour)\"/>"
  }

  /// How much room the lines take, by a rough table of letters: no font is at hand to ask.
  static func size(of lines: [String], padding: Double = 0) -> Size {
    Size(
      width: (lines.map(width).max() ?? 0) + 2 * padding,
      height: Double(lines.count) * lineHeight + padding)
  }

  private static func width(_ line: String) -> Double {
    line.reduce(0) { sum, letter in
      let share =
        switch letter {
        case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", ";", "'", "|", "!", "(", ")", " ":
          0.36
        case "m", "w", "M", "W", "@", "%", "…": 0.92
        case _ where letter.isUppercase: 0.72
        default: 0.58
        }
      return sum + share * fontSize
    }
  }

  /// A text in lines of at most `columns` letters, broken between words.
  static func folded(_ text: String, to columns: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [String] = []
      for word in paragraph.split(separator: " ") {
        if let last = lines.last, last.count + 1 + word.count <= columns {
          lines[lines.count - 1] = last + " " + word
        } else {
          lines.append(String(word))
        }
      }
      return lines.isEmpty ? [""] : lines
    }
  }

  /// A coordinate with one digit behind the point, the same on every system.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    if tenths.isMultiple(of: 10) { return "\(tenths / 10)" }
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}

/// A place in a picture.
struct Point: Equatable, Sendable {
  var x: Double
  var y: Double
}

/// The room that something takes in a picture.
struct Size: Equatable, Sendable {
  var width: Double
  var height: Double
}
