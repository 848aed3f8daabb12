import Foundation

/// What one scenario prints somewhere else: on Apple's systems, or with GNUstep.
struct RecordedTrace: Sendable {
  let number: String
  let title: String

  /// How sure the record is; nil where the file does not say.
  let certainty: Certainty?
  fileprivate(set) var lines: [String] = []

  /// How sure an expectation is.
  enum Certainty: String, Sendable {
    /// Apple's documentation, tests that ran on Apple's systems, crash logs.
    case certain = "C"
    /// Two independent sources agree.
    case strong = "S"
    /// One source only.
    case doubtful = "D"

    /// Whether a scenario is a test of the model.
    var isTested: Bool { self != .doubtful }
  }

  /// Reads a file of traces: `S001 title [C]`, then `S001   line` for each line.
  static func all(in text: String) -> [RecordedTrace] {
    let header = /(?<title>.*?)(?: \[(?<certainty>[CSDU])\])?/
    var traces: [RecordedTrace] = []
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let number = String(line.prefix(4))
      let rest = line.dropFirst(4)
      if rest.hasPrefix("   "), traces.last?.number == number {
        traces[traces.endIndex - 1].lines.append(String(rest.dropFirst(3)))
      } else if let match = rest.dropFirst().wholeMatch(of: header) {
        traces.append(
          RecordedTrace(
            number: number, title: String(match.title),
            certainty: match.certainty.flatMap { Certainty(rawValue: String($0)) }))
      }
    }
    return traces
  }

  /// What Apple's Foundation prints.
  static let apple: [RecordedTrace] = {
    let file = Bundle.module.url(forResource: "expected", withExtension: "txt")
    let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    return all(in: text ?? "")
  }()
}
