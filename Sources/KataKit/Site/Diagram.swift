import Foundation

/// A picture as a page tells it in Mermaid's notation: the part of the notation that occurs here.
///
/// A line that is not understood is an error with its number, never a picture without it.
enum Diagram: Equatable, Sendable {
  case sequence(SequenceDiagram)
  case flow(FlowDiagram)

  /// What is wrong with a diagram, and in which of its lines, counted from 0.
  struct Mistake: Error, Equatable {
    let line: Int
    let words: String
  }

  init(_ lines: [String]) throws(Mistake) {
    let first = lines.firstIndex { !Self.trimmed($0).isEmpty }
    guard let first else { throw Mistake(line: 0, words: "this diagram is empty") }
    let rest = lines.enumerated().dropFirst(first + 1)
      .map { (number: $0.offset, text: Self.trimmed($0.element)) }
      .filter { !$0.text.isEmpty }
    switch Self.trimmed(lines[first]) {
    case "sequenceDiagram": self = .sequence(try SequenceDiagram(rest))
    case "flowchart LR", "flowchart TD": self = .flow(try FlowDiagram(rest))
    default:
      throw Mistake(
        line: first, words: "only `sequenceDiagram`, `flowchart LR` and `flowchart TD` are drawn")
    }
  }

  func svg(_ palette: SVG.Palette) -> String {
    switch self {
    case .sequence(let diagram):
      SequenceDrawing(diagram, palette).svg(title: description)
    case .flow(let diagram):
      FlowDrawing(diagram, palette).svg(title: description)
    }
  }

  /// The picture in words, for those who do not see it.
  var description: String {
    switch self {
    case .sequence(let diagram): diagram.description
    case .flow(let diagram): diagram.description
    }
  }

  /// What the writer of the notation has escaped, as it was.
  static func plain(_ text: some StringProtocol) -> String {
    let named = ["lt": "<", "gt": ">", "quot": "\"", "amp": "&"]
    let lines = String(text).replacingOccurrences(of: "<br/>", with: "\n")
    return lines.replacing(/#(\w+);/) { match in
      if let name = named[String(match.1)] { return name }
      guard let code = UInt32(match.1), let scalar = Unicode.Scalar(code) else {
        return String(match.0)
      }
      return String(Character(scalar))
    }
  }

  private static func trimmed(_ line: String) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}
