/// Words inside of a block, as they are written, and where: they may go over several lines.
struct MarkdownText: Equatable, Sendable {
  let text: String
  /// Of the first of them, counted from 1.
  let line: Int
}

/// A block of the part of Markdown in which slides and the page for participants are written.
enum MarkdownBlock: Equatable, Sendable {
  case heading(level: Int, MarkdownText)
  case paragraph(MarkdownText)
  case quotation([MarkdownBlock])
  case list(isOrdered: Bool, items: [MarkdownText])
  case table(head: [MarkdownText], rows: [[MarkdownText]])
  case code([String], line: Int)
  /// A comment without its marks, by its lines.
  case comment([String], line: Int)
  /// A line of three hyphens.
  case rule(line: Int)

  var isComment: Bool {
    if case .comment = self { true } else { false }
  }
}

/// What a document says that is not understood, and in which line, counted from 1.
struct MarkdownMistake: Error, Equatable {
  let line: Int
  let words: String
}
