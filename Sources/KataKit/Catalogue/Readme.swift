import Foundation

/// A kata's README: its front matter, its sections and its hints.
struct Readme: Equatable, Sendable {
  /// One hint: what its summary line says, and what it hides.
  struct Hint: Equatable, Sendable {
    let title: String
    let text: String
  }

  let front: [String: String]
  let sections: [String: String]

  /// Nothing yet: a kata whose README is missing still builds and runs.
  static let empty = Readme("")

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    front = Readme.frontMatter(&lines)
    sections = Readme.sections(lines)
  }

  var hints: [Hint] {
    (sections["Hints"] ?? "").components(separatedBy: "<details>").dropFirst().map { block in
      let body = block.components(separatedBy: "</details>")[0]
      let halves = body.components(separatedBy: "</summary>")
      let summary = halves[0].replacingOccurrences(of: "<summary>", with: "")
      return Hint(
        title: Readme.trimmed(summary),
        text: Readme.trimmed(halves.count > 1 ? halves[1] : ""))
    }
  }

  /// The lines between the two rules of dashes at the top, as `key: value`.
  private static func frontMatter(_ lines: inout ArraySlice<Substring>) -> [String: String] {
    guard lines.first?.trimmingCharacters(in: .whitespaces) == "---",
      let end = lines.dropFirst().firstIndex(where: {
        $0.trimmingCharacters(in: .whitespaces) == "---"
      })
    else { return [:] }
    var front: [String: String] = [:]
    for line in lines[lines.startIndex.advanced(by: 1)..<end] {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let key = trimmed(String(line[..<colon]))
      front[key] = trimmed(String(line[line.index(after: colon)...]))
    }
    lines = lines[(end + 1)...]
    return front
  }

  /// The text under each `## Title`; a `##` inside a block of code is code.
  private static func sections(_ lines: ArraySlice<Substring>) -> [String: String] {
    var sections: [String: [Substring]] = [:]
    var title: String?
    var isCode = false
    for line in lines {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("## ") {
        title = trimmed(String(line.dropFirst(3)))
      } else if let title {
        sections[title, default: []].append(line)
      }
    }
    return sections.mapValues { trimmed($0.joined(separator: "\n")) }
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
