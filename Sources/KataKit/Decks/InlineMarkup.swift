import Foundation

/// The words of a block as HTML: code, emphasis and links, and everything else as it reads.
struct InlineMarkup {
  private let signs: [Character]
  private let line: Int
  private let links: DeckLinks

  static func html(
    _ text: MarkdownText, links: DeckLinks
  ) throws(MarkdownMistake) -> String {
    let markup = InlineMarkup(text, links)
    return try markup.html(0..<markup.signs.count)
  }

  private init(_ text: MarkdownText, _ links: DeckLinks) {
    signs = Array(text.text)
    line = text.line
    self.links = links
  }

  private typealias Span = (html: String, end: Int)

  private func html(_ range: Range<Int>) throws(MarkdownMistake) -> String {
    var html = ""
    var plain = ""
    var index = range.lowerBound
    while index < range.upperBound {
      if let span = try span(at: index, before: range.upperBound) {
        html += Text.markup(plain) + span.html
        plain = ""
        index = span.end
      } else {
        plain.append(signs[index])
        index += 1
      }
    }
    return html + Text.markup(plain)
  }

  private func span(at index: Int, before end: Int) throws(MarkdownMistake) -> Span? {
    switch signs[index] {
    case "`": return try code(at: index, before: end)
    case "*": return try emphasis(at: index, before: end)
    case "[": return try link(at: index, before: end)
    case "<": return try address(at: index, before: end)
    default:
      try refuse(at: index)
      return nil
    }
  }

  /// Throws if Markdown reads more in a sign than the sign.
  private func refuse(at index: Int) throws(MarkdownMistake) {
    let next = sign(index + 1)
    switch signs[index] {
    case "!" where next == "[": throw mistake("a picture", at: index)
    case "\\": throw mistake("a backslash outside of code", at: index)
    case "~" where next == "~": throw mistake("words that are struck out", at: index)
    case "&" where next.map({ $0.isLetter || $0 == "#" }) == true:
      throw mistake("a sign by its name: write the sign itself", at: index)
    case "_":
      let isInside = sign(index - 1).map { $0.isLetter || $0.isNumber } ?? false
      if !isInside, let next, !next.isWhitespace {
        throw mistake("emphasis is written with *", at: index)
      }
    case " " where next == " " && sign(index + 2) == "\n":
      throw mistake("two spaces at the end of a line", at: index)
    default: return
    }
  }

  private func sign(_ index: Int) -> Character? {
    signs.indices.contains(index) ? signs[index] : nil
  }

  private func mistake(_ words: String, at index: Int) -> MarkdownMistake {
    MarkdownMistake(line: line + signs[..<index].count { $0 == "\n" }, words: words)
  }

  // MARK: Spans

  private func code(at index: Int, before end: Int) throws(MarkdownMistake) -> Span {
    guard let close = codeEnd(index, before: end) else {
      throw mistake("a back-tick without its partner", at: index)
    }
    let ticks = signs[index..<end].prefix { $0 == "`" }.count
    var inside = String(signs[(index + ticks)..<(close - ticks)]).replacing("\n", with: " ")
    if ticks > 1 { inside = inside.trimmingCharacters(in: .whitespaces) }
    return ("<code>\(Text.markup(inside))</code>", close)
  }

  /// Where code that begins at `index` is over: after as many back-ticks as it begins with.
  private func codeEnd(_ index: Int, before end: Int) -> Int? {
    let ticks = signs[index..<end].prefix { $0 == "`" }.count
    var place = index + ticks
    while place < end {
      guard signs[place] == "`" else {
        place += 1
        continue
      }
      let run = signs[place..<end].prefix { $0 == "`" }.count
      place += run
      if run == ticks { return place }
    }
    return nil
  }

  private func emphasis(at index: Int, before end: Int) throws(MarkdownMistake) -> Span? {
    let stars = signs[index..<end].prefix { $0 == "*" }.count
    // Between spaces it is a sign like any other.
    guard let next = sign(index + stars), !next.isWhitespace else { return nil }
    guard stars < 3, let close = starsEnd(stars, from: index + stars, before: end) else {
      throw mistake("\(String(repeating: "*", count: stars)) without its partner", at: index)
    }
    let inside = try html((index + stars)..<(close - stars))
    let tag = stars == 2 ? "strong" : "em"
    return ("<\(tag)>\(inside)</\(tag)>", close)
  }

  private func starsEnd(_ stars: Int, from start: Int, before end: Int) -> Int? {
    var place = start
    while place < end {
      if signs[place] == "`" {
        guard let after = codeEnd(place, before: end) else { return nil }
        place = after
      } else if signs[place] == "*" {
        let run = signs[place..<end].prefix { $0 == "*" }.count
        place += run
        if run == stars, signs[place - run - 1] != " " { return place }
      } else {
        place += 1
      }
    }
    return nil
  }

  private func link(at index: Int, before end: Int) throws(MarkdownMistake) -> Span? {
    var close = index + 1
    while close < end, signs[close] != "]" {
      if signs[close] == "[" { throw mistake("brackets in brackets", at: close) }
      close = signs[close] == "`" ? codeEnd(close, before: end) ?? end : close + 1
    }
    guard close < end else { throw mistake("a bracket without its partner", at: index) }
    if sign(close + 1) == "[" { throw mistake("a link whose target is elsewhere", at: index) }
    // Brackets alone are brackets.
    guard close + 1 < end, sign(close + 1) == "(" else { return nil }
    guard let last = signs[close..<end].firstIndex(of: ")") else {
      throw mistake("a link without its closing bracket", at: index)
    }
    let words = try html((index + 1)..<close)
    return (try anchor(to: String(signs[(close + 2)..<last]), words, at: index), last + 1)
  }

  /// `<https://…>`; whatever else begins like a tag is refused.
  private func address(at index: Int, before end: Int) throws(MarkdownMistake) -> Span? {
    guard let next = sign(index + 1), next.isLetter || next == "/" || next == "!" else {
      return nil
    }
    guard let last = signs[index..<end].firstIndex(of: ">") else {
      throw mistake("HTML", at: index)
    }
    let target = String(signs[(index + 1)..<last])
    guard target.contains("://") else { throw mistake("HTML", at: index) }
    return (try anchor(to: target, Text.markup(target), at: index), last + 1)
  }

  private func anchor(
    to target: String, _ words: String, at index: Int
  ) throws(MarkdownMistake) -> String {
    do {
      return "<a href=\"\(Text.markup(try links.address(target), inAttribute: true))\">\(words)</a>"
    } catch {
      throw mistake(error.words, at: index)
    }
  }
}
