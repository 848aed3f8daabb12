import Foundation

/// Lines of code as a document shows them, found again in the file that they come from.
struct CodeRun {
  /// The runs between lines of nothing but `…`; the document leaves out what is between them.
  private let runs: [[String]]

  init(_ lines: [String]) {
    let parts = lines.split { ["…", "// …"].contains($0.trimmingCharacters(in: .whitespaces)) }
    runs = parts.map(Array.init)
  }

  /// Whether the file has every run, one after the other, indented as it likes.
  func isIn(_ file: [String]) -> Bool {
    var start = 0
    for run in runs {
      guard
        let place = (start..<max(start, file.count)).first(where: {
          Self.matches(run, file, at: $0)
        })
      else { return false }
      start = place + run.count
    }
    return !runs.isEmpty
  }

  private static func matches(_ run: [String], _ file: [String], at start: Int) -> Bool {
    guard start + run.count <= file.count,
      let first = run.indices.first(where: { !isBlank(run[$0]) })
    else { return false }
    let there = file[start + first]
    guard there.hasSuffix(run[first]) else { return false }
    let indent = there.dropLast(run[first].count)
    guard indent.allSatisfy({ $0 == " " }) else { return false }
    return run.indices.allSatisfy { index in
      let line = file[start + index]
      return isBlank(run[index]) ? isBlank(line) : line == indent + run[index]
    }
  }

  private static func isBlank(_ line: String) -> Bool {
    line.allSatisfy { $0 == " " }
  }
}
