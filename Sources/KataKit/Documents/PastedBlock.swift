import Foundation

/// A block of code or output in a document, with a comment before it that says where it comes from.
///
/// ```
/// <!-- timeline exercise 11: the name of the test -->
/// <!-- graph solution 71: the name of the test -->
/// <!-- code: Solutions/11-DanglingObserver/DocumentCell.swift -->
/// ```
struct PastedBlock: Equatable, Sendable {
  enum Origin: Equatable, Sendable {
    case timeline(TimelineName)
    /// Who kept whom in a test.
    case graph(TimelineName)
    /// Lines of a file of the repository.
    case code(path: String)
  }

  let origin: Origin
  /// The line of the comment, counted from 1.
  let line: Int
  /// What stands behind the opening fence: `text`, `mermaid`, `swift`.
  let language: String
  /// The lines between the fences, by index.
  let content: Range<Int>

  /// The blocks of a document, and the lines of comments that are none.
  static func all(in document: MarkdownDocument) -> (blocks: [PastedBlock], broken: [Int]) {
    var blocks: [PastedBlock] = []
    var broken: [Int] = []
    let code = document.codeLines
    for (index, line) in document.lines.enumerated() where !code.contains(index) {
      guard ["timeline", "graph", "code"].contains(where: { line.hasPrefix("<!-- \($0)") })
      else { continue }
      if let origin = origin(line), let block = block(origin, after: index, in: document.lines) {
        blocks.append(block)
      } else {
        broken.append(index + 1)
      }
    }
    return (blocks, broken)
  }

  private static func origin(_ line: String) -> Origin? {
    guard line.hasSuffix("-->"), let colon = line.firstIndex(of: ":") else { return nil }
    let words = line[..<colon].split(separator: " ").dropFirst().map(String.init)
    let rest = line[line.index(after: colon)...].dropLast(3).trimmingCharacters(in: .whitespaces)
    switch (words.first, words.count) {
    case ("code", 1): return .code(path: rest)
    case ("timeline", 3), ("graph", 3):
      guard let side = TimelineName.Side(rawValue: words[1]) else { return nil }
      let name = TimelineName(kata: words[2], side: side, test: rest)
      return words[0] == "graph" ? .graph(name) : .timeline(name)
    default: return nil
    }
  }

  private static func block(
    _ origin: Origin, after index: Int, in lines: [String]
  ) -> PastedBlock? {
    let start = index + 1
    guard start < lines.count, lines[start].hasPrefix("```"),
      let end = lines[(start + 1)...].firstIndex(of: "```")
    else { return nil }
    return PastedBlock(
      origin: origin, line: index + 1, language: String(lines[start].dropFirst(3)),
      content: (start + 1)..<end)
  }
}

/// Which test's timeline or graph: of which kata, run against what.
struct TimelineName: Hashable, Sendable {
  enum Side: String, Sendable {
    case exercise, solution
  }

  /// The kata's number.
  let kata: String
  let side: Side
  let test: String
}
