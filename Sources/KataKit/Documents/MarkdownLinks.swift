import Foundation

/// The links of a document to other files, and whether they lead anywhere.
struct MarkdownLinks {
  let document: MarkdownDocument
  let root: URL

  /// A sentence for each link that leads nowhere.
  var dead: [String] {
    let code = document.codeLines
    var dead: [String] = []
    for (index, line) in document.lines.enumerated() where !code.contains(index) {
      for target in Self.targets(in: line) where !leads(to: target) {
        dead.append("line \(index + 1) links to \(target), which is not there")
      }
    }
    return dead
  }

  private func leads(to target: String) -> Bool {
    if target.contains("://") || target.hasPrefix("mailto:") { return true }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard !parts[0].isEmpty else { return Self.anchors(of: document).contains(String(parts[1])) }
    let path = document.path(ofLinked: String(parts[0]))
    guard FileManager.default.fileExists(atPath: root.appending(path: path).path) else {
      return false
    }
    guard parts.count > 1, path.hasSuffix(".md") else { return true }
    return MarkdownDocument(path, in: root).map { Self.anchors(of: $0).contains(String(parts[1])) }
      ?? false
  }

  /// The targets of `[text](target)`; code in back-ticks has none.
  static func targets(in line: String) -> [String] {
    let spans = line.split(separator: "`", omittingEmptySubsequences: false)
    // The link's text may be code, so that spans are blanked and not left out.
    let plain = spans.enumerated().map { $0.isMultiple(of: 2) ? String($1) : "" }.joined()
    return plain.components(separatedBy: "](").dropFirst().compactMap { rest in
      rest.firstIndex(of: ")").map { String(rest[..<$0]).components(separatedBy: " ")[0] }
    }
  }

  /// What a code-hosting page makes of the headings: lower case, hyphens for spaces, no other signs.
  static func anchors(of document: MarkdownDocument) -> Set<String> {
    let code = document.codeLines
    let headings = document.lines.enumerated().filter { index, line in
      !code.contains(index) && line.hasPrefix("#")
    }
    return Set(
      headings.map { _, line in
        let title = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        let kept = title.filter {
          $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
        }
        return kept.replacingOccurrences(of: " ", with: "-")
      })
  }
}
