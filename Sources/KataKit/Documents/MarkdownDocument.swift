import Foundation

/// A Markdown file of the repository, by its lines.
struct MarkdownDocument: Equatable, Sendable {
  /// Relative to the root.
  let path: String
  var lines: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Reads a file; nil if there is none or it is no text.
  init?(_ path: String, in root: URL) {
    guard let data = WholeFile.contents(of: root.appending(path: path)),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    self.init(path: path, text: text)
  }

  var text: String { lines.joined(separator: "\n") }

  /// The file that a link of this document names, relative to the root; `../x` if it leads out of it.
  func path(ofLinked file: String) -> String {
    guard !file.isEmpty else { return path }
    let plain = file.removingPercentEncoding ?? file
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in plain.split(separator: "/") where part != "." {
      let isUp = part == ".." && parts.last.map { $0 != ".." } ?? false
      if isUp { parts.removeLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// Every document of the repository: the page at its root, the docs, and each kata's two.
  static func all(in root: URL) -> [MarkdownDocument] {
    let folders = ["docs", "Exercises", "Solutions"].flatMap { folder in
      let below = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      var paths: [String] = []
      while let path = below?.nextObject() as? String {
        if (path as NSString).lastPathComponent.hasPrefix(".") {
          // A build folder holds copies by the thousand.
          below?.skipDescendants()
        } else if path.hasSuffix(".md") {
          paths.append("\(folder)/\(path)")
        }
      }
      return paths.sorted()
    }
    return (["README.md"] + folders).compactMap { MarkdownDocument($0, in: root) }
  }

  /// The lines that are code, by index: fences and what they enclose.
  var codeLines: Set<Int> {
    var code: Set<Int> = []
    var fence: Substring?
    for (index, line) in lines.enumerated() {
      let trimmed = line.drop { $0 == " " }
      if let open = fence {
        code.insert(index)
        if trimmed.hasPrefix(open), trimmed.allSatisfy({ $0 == "`" || $0 == " " }) { fence = nil }
      } else if trimmed.hasPrefix("```") {
        fence = trimmed.prefix { $0 == "`" }
        code.insert(index)
      }
    }
    return code
  }
}
