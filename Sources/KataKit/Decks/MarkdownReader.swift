/// Reads the blocks of a document.
///
/// What it does not know it refuses: a slide on which something is missing is noticed in front of
/// thirty people.
struct MarkdownReader {
  private let lines: [String]
  private let first: Int
  private var index = 0
  private var isAfterList = false

  /// `first` is the number of the first of `lines`.
  static func blocks(
    of lines: [String], from first: Int = 1
  ) throws(MarkdownMistake) -> [MarkdownBlock] {
    var reader = MarkdownReader(lines: lines, first: first)
    var blocks: [MarkdownBlock] = []
    while let block = try reader.next() { blocks.append(block) }
    return blocks
  }

  private init(lines: [String], first: Int) {
    self.lines = lines
    self.first = first
  }

  private mutating func next() throws(MarkdownMistake) -> MarkdownBlock? {
    while index < lines.count, Self.isBlank(lines[index]) { index += 1 }
    guard index < lines.count else { return nil }
    let line = lines[index]
    if line.hasPrefix("    ") {
      // To a reader of Markdown it may belong to the item above.
      if isAfterList { throw mistake("code right after a list: put it between lines of ```") }
      return indentedCode()
    }
    isAfterList = false
    if line.hasPrefix("<!--") { return try comment() }
    if line.hasPrefix("```") { return try fence() }
    if line.hasPrefix("#") { return try heading() }
    if line.hasPrefix(">") { return try quotation() }
    if line.hasPrefix("|") { return try table() }
    if let item = Item(line) { return try list(isOrdered: item.number != nil) }
    if line == "---" {
      index += 1
      return .rule(line: first + index - 1)
    }
    return try paragraph()
  }

  private func mistake(_ words: String, at place: Int? = nil) -> MarkdownMistake {
    MarkdownMistake(line: first + (place ?? index), words: words)
  }

  private func text(_ words: some StringProtocol, at place: Int) -> MarkdownText {
    MarkdownText(text: String(words), line: first + place)
  }

  // MARK: Lines

  /// The beginning of a list's item.
  private struct Item {
    let number: Int?
    let words: Substring

    init?(_ line: some StringProtocol) {
      guard let found = String(line).wholeMatch(of: /(?:-|(\d{1,3})\.) +(\S.*)/) else { return nil }
      number = found.1.flatMap { Int($0) }
      words = found.2
    }
  }

  private static func isBlank(_ line: String) -> Bool { line.allSatisfy { $0 == " " } }

  private static func startsBlock(_ line: some StringProtocol) -> Bool {
    ["<!--", "```", "#", ">", "|"].contains { line.hasPrefix($0) } || Item(line) != nil
  }

  /// A line that only Markdown's other ways to say something consist of.
  private static func isSigns(_ line: String) -> Bool {
    line.wholeMatch(of: /[-=*_+|: ]+/) != nil
  }

  // MARK: Blocks

  private mutating func comment() throws(MarkdownMistake) -> MarkdownBlock {
    let start = index
    guard let end = lines[start...].firstIndex(where: { $0.contains("-->") }) else {
      throw mistake("a comment without its end")
    }
    var inside = Array(lines[start...end])
    guard inside[inside.count - 1].hasSuffix("-->") else {
      throw mistake("words after a comment", at: end)
    }
    inside[inside.count - 1].removeLast(3)
    inside[0].removeFirst(4)
    index = end + 1
    return .comment(inside, line: first + start)
  }

  private mutating func fence() throws(MarkdownMistake) -> MarkdownBlock {
    let start = index
    let ticks = lines[start].prefix { $0 == "`" }
    let language = lines[start].dropFirst(ticks.count)
    if language == "mermaid" { throw mistake("a diagram: slides have none") }
    if language.contains(where: { !$0.isLetter }) { throw mistake("not a language: \(language)") }
    guard let end = lines[(start + 1)...].firstIndex(where: { $0 == ticks }) else {
      throw mistake("code without its end")
    }
    index = end + 1
    return .code(Array(lines[(start + 1)..<end]), line: first + start)
  }

  private mutating func indentedCode() -> MarkdownBlock {
    let start = index
    var code: [String] = []
    while index < lines.count, lines[index].hasPrefix("    ") || Self.isBlank(lines[index]) {
      code.append(String(lines[index].dropFirst(4)))
      index += 1
    }
    while let last = code.last, Self.isBlank(last) { code.removeLast() }
    return .code(code, line: first + start)
  }

  private mutating func heading() throws(MarkdownMistake) -> MarkdownBlock {
    guard let found = lines[index].wholeMatch(of: /(#{1,3}) +(\S.*)/) else {
      throw mistake("a heading is one to three #, a space and words")
    }
    index += 1
    return .heading(level: found.1.count, text(found.2, at: index - 1))
  }

  private mutating func quotation() throws(MarkdownMistake) -> MarkdownBlock {
    let start = index
    while index < lines.count, lines[index].hasPrefix(">") {
      guard lines[index] == ">" || lines[index].hasPrefix("> ") else {
        throw mistake("a space is missing after the >")
      }
      index += 1
    }
    let inside = lines[start..<index].map { String($0.dropFirst(2)) }
    if index < lines.count, !Self.isBlank(lines[index]), !Self.startsBlock(lines[index]) {
      throw mistake("a line of a quotation begins with >")
    }
    return .quotation(try Self.blocks(of: inside, from: first + start))
  }

  private mutating func list(isOrdered: Bool) throws(MarkdownMistake) -> MarkdownBlock {
    var items: [MarkdownText] = []
    if isOrdered, Item(lines[index])?.number != 1 {
      throw mistake("a numbered list begins with 1")
    }
    while index < lines.count, let item = Item(lines[index]), (item.number != nil) == isOrdered {
      let start = index
      var words = [String(item.words)]
      if Self.startsBlock(item.words) { throw mistake("only words are in an item") }
      index += 1
      while index < lines.count, !Self.isBlank(lines[index]), !Self.startsBlock(lines[index]) {
        let bare = lines[index].drop { $0 == " " }
        if bare.count == lines[index].count { throw mistake("an item's next line is indented") }
        if Self.startsBlock(bare) { throw mistake("only words are in an item") }
        words.append(String(bare))
        index += 1
      }
      items.append(text(words.joined(separator: "\n"), at: start))
      let next = lines[index...].firstIndex { !Self.isBlank($0) }
      if let next, let item = Item(lines[next]), (item.number != nil) == isOrdered { index = next }
    }
    isAfterList = true
    return .list(isOrdered: isOrdered, items: items)
  }

  private mutating func table() throws(MarkdownMistake) -> MarkdownBlock {
    var rows: [[MarkdownText]] = []
    let start = index
    while index < lines.count, lines[index].hasPrefix("|") {
      guard lines[index].hasSuffix("|"), lines[index].count > 1 else {
        throw mistake("a row of a table ends with |")
      }
      let cells = lines[index].dropFirst().dropLast()
        .split(separator: "|", omittingEmptySubsequences: false)
      if index == start + 1, !cells.allSatisfy({ $0.wholeMatch(of: #/ *-+ */#) != nil }) {
        throw mistake("the second row of a table is of hyphens")
      }
      rows.append(cells.map { text($0.trimmingPrefix { $0 == " " }, at: index) })
      if rows[rows.count - 1].count != rows[0].count {
        throw mistake("\(cells.count) cells, and \(rows[0].count) in the row of the heads")
      }
      index += 1
    }
    if rows.count < 2 { throw mistake("a table has a second row, of hyphens", at: start) }
    return .table(head: rows[0], rows: Array(rows[2...]))
  }

  private mutating func paragraph() throws(MarkdownMistake) -> MarkdownBlock {
    let start = index
    if lines[index].hasPrefix(" ") || lines[index].contains("\t") {
      throw mistake("an indentation that is none of code: four spaces, or none")
    }
    var words: [String] = []
    while index < lines.count, !Self.isBlank(lines[index]), !Self.startsBlock(lines[index]) {
      if lines[index] == "---", index > start {
        throw mistake("an empty line is missing before the ---")
      }
      if Self.isSigns(lines[index]) { throw mistake("not understood: \(lines[index])") }
      if lines[index].wholeMatch(of: /([*+]|\d+[.)]) .*/) != nil, index == start {
        throw mistake("an item begins with a hyphen, or with a number and a full stop")
      }
      if lines[index].hasPrefix("    ") {
        throw mistake("an empty line is missing before code")
      }
      words.append(String(lines[index].drop { $0 == " " }))
      index += 1
    }
    return .paragraph(text(words.joined(separator: "\n"), at: start))
  }
}
