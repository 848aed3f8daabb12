import Foundation

/// Slides with what to say at each of them: a document whose lines of `---` part the slides.
struct Deck: Equatable, Sendable {
  struct Slide: Equatable, Sendable {
    let blocks: [MarkdownBlock]
    /// What the comments say that begin with `notes:`.
    let notes: [MarkdownBlock]

    /// Begins a part: its heading is of the first level.
    var isTitle: Bool {
      blocks.contains { block in
        if case .heading(1, _) = block { true } else { false }
      }
    }
  }

  /// What there is room for on a slide, with a sentence below it, in type that the last row can read.
  static let mostLinesOfCode = 16

  let title: String
  let slides: [Slide]

  init(_ document: MarkdownDocument) throws(MarkdownMistake) {
    var slides: [Slide] = []
    var blocks: [MarkdownBlock] = []
    var notes: [MarkdownBlock] = []
    var begins = 1
    let end = MarkdownBlock.rule(line: document.lines.count)
    for block in try MarkdownReader.blocks(of: document.lines) + [end] {
      if case .rule(let line) = block {
        if blocks.allSatisfy(\.isComment) {
          throw MarkdownMistake(line: begins, words: "a slide with nothing on it")
        }
        slides.append(Slide(blocks: blocks, notes: notes))
        (blocks, notes, begins) = ([], [], line + 1)
      } else if case .comment(let lines, let line) = block {
        if let said = try Self.notes(lines, line) { notes += said } else { blocks.append(block) }
      } else {
        if case .code(let lines, let line) = block, lines.count > Self.mostLinesOfCode {
          let words = "\(lines.count) lines of code: a slide has room for \(Self.mostLinesOfCode)"
          throw MarkdownMistake(line: line, words: words)
        }
        blocks.append(block)
      }
    }
    self.slides = slides
    title = try Self.title(of: slides[0].blocks)
  }

  private static func notes(
    _ lines: [String], _ line: Int
  ) throws(MarkdownMistake) -> [MarkdownBlock]? {
    guard let first = lines[0].wholeMatch(of: /\s*notes:(.*)/) else { return nil }
    let rest = lines.dropFirst().map { line in String(line.dropFirst(line.hasPrefix("  ") ? 2 : 0))
    }
    let bare = ([String(first.1)] + rest).map { $0.replacing(/^ (?=\S)| +$/, with: "") }
    return try MarkdownReader.blocks(of: bare, from: line)
  }

  /// The first heading, as it reads.
  static func title(of blocks: [MarkdownBlock]) throws(MarkdownMistake) -> String {
    for case .heading(_, let text) in blocks { return text.text.replacing(/[*`]/, with: "") }
    throw MarkdownMistake(line: 1, words: "a page without a heading")
  }
}
