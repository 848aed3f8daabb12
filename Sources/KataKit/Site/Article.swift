import Foundation

/// A document as an article for DocC, and the pictures it shows.
///
/// DocC reads Markdown, and differs in this: front matter, comments and HTML say nothing to it, a line
/// that begins with `@` is a directive, links name pages, and diagrams are pictures.
struct Article {
  private(set) var lines: [String] = []
  /// The diagrams by the names of their pictures.
  private(set) var pictures: [(name: String, diagram: Diagram)] = []
  /// The code that the article links to, relative to the root.
  var code: [String] { links.code }
  /// What could not be put on the site, with file and line.
  private(set) var mistakes: [String] = []

  private let document: MarkdownDocument
  private let name: String
  private var links: SiteLinks
  private var isInTabs = false

  init(_ document: MarkdownDocument, name: String, map: SiteMap, root: URL) {
    self.document = document
    self.name = name
    links = SiteLinks(document, map: map, root: root)
    read()
  }

  private mutating func read() {
    var index = frontMatterEnd
    while index < document.lines.count {
      let line = document.lines[index]
      let bare = line.drop { $0 == " " }
      if isInTabs, !isHint, !bare.isEmpty, !bare.hasPrefix("<") { endTabs() }
      if bare.hasPrefix("```") {
        index = fence(from: index)
        continue
      }
      index += 1
      if bare.hasPrefix("<!--") {
        let rest = document.lines[(index - 1)...]
        index = (rest.firstIndex { $0.hasSuffix("-->") } ?? index - 1) + 1
        continue
      }
      if bare.hasPrefix("<details>") || bare.hasPrefix("</details>") {
        hint(String(bare), at: index)
      } else if line.hasPrefix("    ") {
        // Code by its indentation, or the next line of an item: DocC knows which.
        lines.append(bare.hasPrefix("@") ? line : linked(line, at: index))
      } else {
        lines.append(linked(told(line), at: index))
      }
    }
    if isInTabs { endTabs() }
  }

  /// The line so that DocC takes it for what it is.
  private func told(_ line: String) -> String {
    let bare = line.drop { $0 == " " }
    if bare.hasPrefix("@") { return "\\" + bare }
    // DocC shows a quotation as a note, and ends with a crash on some that do not say so themselves.
    if line.hasPrefix("> "), lines.last?.hasPrefix(">") != true {
      return "> Note: " + line.dropFirst(2)
    }
    return line
  }

  /// The line after the two rules of dashes at the top.
  private var frontMatterEnd: Int {
    guard document.lines.first == "---",
      let end = document.lines.dropFirst().firstIndex(of: "---")
    else { return 0 }
    return end + 1
  }

  private mutating func linked(_ line: String, at number: Int) -> String {
    let spans = line.split(separator: "`", omittingEmptySubsequences: false)
    let plain = spans.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    if plain.contains(where: { $0.contains("<") && $0.firstMatch(of: /<\/?[a-z]+[ >]/) != nil }) {
      mistakes.append("\(document.path):\(number): HTML that the site does not know")
    }
    do {
      return try links.line(line)
    } catch {
      mistakes.append("\(document.path):\(number): \(error.words)")
      return line
    }
  }

  // MARK: Fences

  /// Takes a block of code over, or draws it; answers the index of the line after it.
  private mutating func fence(from start: Int) -> Int {
    let opening = document.lines[start].drop { $0 == " " }
    let ticks = opening.prefix { $0 == "`" }
    let end =
      document.lines[(start + 1)...].firstIndex { line in
        let bare = line.drop { $0 == " " }
        return bare.hasPrefix(ticks) && bare.allSatisfy { $0 == "`" || $0 == " " }
      } ?? document.lines.count - 1
    if opening == "```mermaid" {
      draw(Array(document.lines[(start + 1)..<end]), from: start + 2)
    } else {
      lines += document.lines[start...end]
    }
    return end + 1
  }

  private mutating func draw(_ text: [String], from number: Int) {
    do {
      let diagram = try Diagram(text)
      let picture = "\(name)-picture-\(pictures.count + 1)"
      pictures.append((picture, diagram))
      let words = diagram.description.replacing(/[\[\]\\*_`]/) { "\\" + $0.output }
      lines.append("![\(words.replacing(/[<>]/, with: ""))](\(picture))")
    } catch {
      mistakes.append("\(document.path):\(number + error.line): \(error.words)")
    }
  }

  // MARK: Hints

  private var isHint = false

  /// Hints that fold become tabs, the first of which gives nothing away.
  private mutating func hint(_ line: String, at number: Int) {
    if line == "</details>" {
      lines.append("}")
      isHint = false
    } else if let found = line.wholeMatch(of: /<details><summary>(.+)<\/summary>/) {
      if !isInTabs {
        isInTabs = true
        lines += [
          "@TabNavigator {", "@Tab(\"No hint\") {",
          "Try it without one first. The tabs give a little more away, one after the other.", "}",
        ]
      }
      isHint = true
      let title = found.1.replacing("\"", with: "'").split(separator: ":")[0]
      lines += ["@Tab(\"\(title)\") {", ""]
    } else {
      mistakes.append("\(document.path):\(number): a fold that the site does not know")
    }
  }

  private mutating func endTabs() {
    isInTabs = false
    lines += ["}", ""]
  }
}
