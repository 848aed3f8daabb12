import Foundation

/// The line to open in the files that the learner edits.
enum EditPlace {
  /// Where a failure's words point into a file to edit (`DocumentCell.swift:24`), or else the first
  /// line of code below the comments and imports at the top of the first file to edit.
  static func find(_ kata: Kata, failing test: TestRecord?) -> Place? {
    var words = (test?.issues ?? []).map { ($0.comment ?? "") + " " + $0.headline }
    if case .crashed(let how) = test?.outcome { words.append(how) }
    let said = words.joined(separator: " ")
    for file in kata.editFiles {
      if let line = number(after: file.lastPathComponent + ":", in: said) {
        return Place(path: file.path, line: line)
      }
    }
    return kata.editFiles.first.map { Place(path: $0.path, line: firstLineOfCode($0)) }
  }

  private static func number(after mark: String, in words: String) -> Int? {
    guard let range = words.firstRange(of: mark) else { return nil }
    return Int(words[range.upperBound...].prefix { $0.isNumber })
  }

  private static func firstLineOfCode(_ file: URL) -> Int {
    guard let text = WholeFile.text(of: file) else { return 1 }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { line in
      !line.isEmpty && !line.hasPrefix("//") && !line.hasPrefix("import ")
    }
    return (index ?? 0) + 1
  }
}
