import Foundation

/// A kata's README: its front matter, its sections and its hints.
struct Readme: Equatable, Sendable {
  /// One hint: what its summary line says, and what it hides.
  struct Hint: Equatable, Sendable {
    let title: String
    let text: String
  }

  let front: [String: String]
  /// What stands below the front matter; every command reads all READMEs, and few of them this.
  private let body: Substring

  /// Nothing yet: a kata whose README is missing still builds and runs.
  static let empty = Readme("")

  init(_ text: String) {
    (front, body) = Readme.halves(of: text)
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

  /// The lines between the two rules of dashes at the top, as `key: value`, and what comes after them.
  private static func halves(of text: String) -> ([String: String], Substring) {
    guard text.hasPrefix("---\n"), let end = text.range(of: "\n---\n") else {
      return ([:], text[...])
    }
    var front: [String: String] = [:]
    for line in text[..<end.lowerBound].split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let key = trimmed(String(line[..<colon]))
      front[key] = trimmed(String(line[line.index(after: colon)...]))
    }
    return (front, text[end.upperBound...])
  }

  /// The text under each `## Title`; a `##` inside a block of code is code.
  var sections: [String: String] {
    var sections: [String: [Substring]] = [:]
    var title: String?
    var isCode = false
    for line in body.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("## ") {
        title = Readme.trimmed(String(line.dropFirst(3)))
      } else if let title {
        sections[title, default: []].append(line)
      }
    }
    return sections.mapValues { Readme.trimmed($0.joined(separator: "\n")) }
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
