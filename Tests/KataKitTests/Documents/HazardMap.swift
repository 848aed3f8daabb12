import Foundation

@testable import KataKit

/// What docs/hazards.md says: each entry of the four articles, and where it is met.
struct HazardMap {
  /// A link as it stands in a line: `[text](target)`.
  struct Link: Equatable {
    let text: String
    let target: String

    static func all(in text: String) -> [Link] {
      text.matches(of: /\[([^\]]*)\]\(([^)]*)\)/).map {
        Link(text: String($0.1), target: String($0.2))
      }
    }
  }

  /// A line of a table that begins with an entry's id.
  struct Row: Equatable {
    let id: String
    /// What stands after the id: hazard, katas, passages; or what an advice says, and a reason.
    let cells: [String]
    /// Of the heading that the table stands under, what a link to it is called.
    let anchor: String

    /// A danger has a column for katas and one for passages.
    var isDanger: Bool { cells.count == 3 }
    var katas: [Link] { isDanger ? Link.all(in: cells[1]) : [] }
    var passages: [Link] { isDanger ? Link.all(in: cells[2]) : [] }
  }

  static let path = "docs/hazards.md"

  /// The articles' letters, and how many entries each has.
  static let ids: [String] = ids("K", 79) + ids("S", 26) + ids("C", 29) + ids("D", 31)

  private static func ids(_ letter: String, _ count: Int) -> [String] {
    (1...count).map { number in number < 10 ? "\(letter)0\(number)" : "\(letter)\(number)" }
  }

  let document: MarkdownDocument
  let rows: [Row]

  init(_ document: MarkdownDocument) {
    self.document = document
    var anchor = ""
    var rows: [Row] = []
    for line in document.lines {
      if line.hasPrefix("#") {
        anchor = Self.anchor(of: line)
      } else if line.hasPrefix("| ") {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        if let id = cells.first, id.wholeMatch(of: /[A-Z]\d\d/) != nil {
          rows.append(Row(id: id, cells: Array(cells.dropFirst()), anchor: anchor))
        }
      }
    }
    self.rows = rows
  }

  /// The anchor of one heading.
  static func anchor(of heading: String) -> String {
    MarkdownLinks.anchors(of: MarkdownDocument(path: path, text: heading)).first ?? ""
  }

  /// Entries that are missing, that stand twice, or that no article has.
  var miscounted: [String] {
    let words = document.text.replacing(/\]\([^)]*\)/, with: "]").matches(of: /\b[KSCD]\d\d\b/)
    let counts = Dictionary(words.map { (String($0.0), 1) }, uniquingKeysWith: +)
    let ofRows = Set(rows.map(\.id))
    return Self.ids.filter { counts[$0] != 1 || !ofRows.contains($0) }
      + counts.keys.filter { !Self.ids.contains($0) }.sorted()
  }

  /// Dangers that nothing meets, and advice without a reason.
  var unmet: [String] {
    rows.filter { row in
      row.isDanger
        ? row.katas.isEmpty && row.passages.isEmpty
        : row.cells.count != 2 || row.cells.contains { $0.count < 2 }
    }.map(\.id)
  }

  /// Links of the katas' column that lead to no kata of `catalogue`, or show another's number.
  func strangers(to catalogue: Catalogue) -> [String] {
    linked(\.katas) { link in
      catalogue.katas.contains {
        link == Link(text: $0.number, target: "../Exercises/\($0.folderName)/README.md")
      }
    }
  }

  /// Links of the passages' column that lead to no heading of the walkthrough, or show another's
  /// words: they are the page's number and the heading, `1: The subject goes first`.
  func deadEnds(in root: URL) -> [String] {
    linked(\.passages) { link in
      let target = link.target.split(separator: "#", maxSplits: 1).map(String.init)
      let words = link.text.split(separator: ": ", maxSplits: 1).map(String.init)
      guard target.count == 2, words.count == 2,
        target[0].hasPrefix("walkthrough/\(words[0])-"),
        let page = MarkdownDocument("docs/\(target[0])", in: root)
      else { return false }
      return MarkdownLinks.anchors(of: page).contains(target[1])
        && Self.anchor(of: "# \(words[1])") == target[1]
    }
  }

  /// Links of `other` that show an entry's id and do not lead to the table in which it stands.
  func misled(in other: MarkdownDocument) -> [String] {
    let anchors = Dictionary(rows.map { ($0.id, $0.anchor) }) { first, _ in first }
    return Link.all(in: other.text).filter { link in
      link.text.wholeMatch(of: /[KSCD]\d\d/) != nil
        && !link.target.hasSuffix("hazards.md#\(anchors[link.text] ?? "?")")
    }.map { "\(other.path): [\($0.text)](\($0.target))" }
  }

  private func linked(_ column: (Row) -> [Link], _ isRight: (Link) -> Bool) -> [String] {
    rows.flatMap { row in
      column(row).filter { !isRight($0) }.map { "\(row.id): [\($0.text)](\($0.target))" }
    }
  }
}
