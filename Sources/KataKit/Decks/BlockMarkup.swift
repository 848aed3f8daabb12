import Foundation

/// Blocks as HTML.
struct BlockMarkup {
  let links: DeckLinks

  /// A comment `code: path` names the code that follows it; any other comment is for the writer.
  func html(_ blocks: [MarkdownBlock]) throws(MarkdownMistake) -> String {
    var parts: [String] = []
    var caption: String?
    for block in blocks {
      if case .comment(let lines, _) = block {
        let words = lines.joined(separator: " ").trimmingPrefix { $0 == " " }
        if words.hasPrefix("code:") {
          caption = words.dropFirst(5).trimmingCharacters(in: .whitespaces)
        }
        continue
      }
      let html = try html(block)
      if case .code = block, let caption {
        parts.append(
          "<figure>\n\(html)\n<figcaption>\(Text.markup(caption))</figcaption>\n</figure>")
      } else {
        parts.append(html)
      }
      caption = nil
    }
    return parts.joined(separator: "\n")
  }

  private func html(_ block: MarkdownBlock) throws(MarkdownMistake) -> String {
    switch block {
    case .heading(let level, let text):
      return "<h\(level)>\(try words(text))</h\(level)>"
    case .paragraph(let text):
      return "<p>\(try words(text))</p>"
    case .quotation(let blocks):
      return "<blockquote>\n\(try html(blocks))\n</blockquote>"
    case .list(let isOrdered, let items):
      let tag = isOrdered ? "ol" : "ul"
      return "<\(tag)>\n\(try rows(items, in: "li", between: "\n"))\n</\(tag)>"
    case .table(let head, let rows):
      return try table(head, rows)
    case .code(let lines, _):
      return code(lines)
    case .rule:
      return "<hr>"
    case .comment:
      return ""
    }
  }

  /// The style makes type of it that is as large as the longest line allows; but a line is rather
  /// broken than the type made smaller than the last row can read.
  private func code(_ lines: [String]) -> String {
    let columns = min(max(lines.map(\.count).max() ?? 0, 24), 66)
    let spans = lines.map { line in
      let indent = line.prefix { $0 == " " }.count
      let style = indent == 0 ? "" : " style=\"--indent: \(indent)ch\""
      return "<span\(style)>\(Text.markup(line))\n</span>"
    }
    return "<pre style=\"--columns: \(columns)\"><code>\(spans.joined())</code></pre>"
  }

  private func table(
    _ head: [MarkdownText], _ rows: [[MarkdownText]]
  ) throws(MarkdownMistake) -> String {
    var parts = ["<table>"]
    if head.contains(where: { !$0.text.isEmpty }) {
      parts.append("<thead><tr>\(try self.rows(head, in: "th", between: ""))</tr></thead>")
    }
    parts.append("<tbody>")
    for row in rows { parts.append("<tr>\(try self.rows(row, in: "td", between: ""))</tr>") }
    return (parts + ["</tbody>", "</table>"]).joined(separator: "\n")
  }

  private func rows(
    _ texts: [MarkdownText], in tag: String, between: String
  ) throws(MarkdownMistake) -> String {
    var parts: [String] = []
    for text in texts { parts.append("<\(tag)>\(try words(text))</\(tag)>") }
    return parts.joined(separator: between)
  }

  private func words(_ text: MarkdownText) throws(MarkdownMistake) -> String {
    try InlineMarkup.html(text, links: links)
  }
}
