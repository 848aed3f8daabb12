/// What happened in the tests of exercises and solutions and who kept whom, for documents that show it.
struct Timelines: Sendable {
  private var texts: [TimelineName: String] = [:]
  private var diagrams: [TimelineName: String] = [:]
  private var graphs: [TimelineName: String] = [:]

  /// Takes in what a trial's tests have attached; those of a wrong or another right fix are nobody's.
  mutating func add(_ trial: Trial) {
    let side: TimelineName.Side
    switch trial.variant.kind {
    case .shipped: side = .exercise
    case .solution: side = .solution
    case .right, .wrong: return
    }
    for test in trial.result.tests {
      let name = TimelineName(kata: trial.kata.number, side: side, test: test.name)
      texts[name] = test.timeline.map(Self.settled)
      diagrams[name] = test.diagram.map(Self.settled)
      graphs[name] = test.graph
    }
  }

  /// The lines to paste into a block; nil if it shows nothing of a run, or that test attached none.
  func lines(of block: PastedBlock) -> [String]? {
    let text: String? =
      switch block.origin {
      case .timeline(let name): (block.language == "mermaid" ? diagrams : texts)[name]
      case .graph(let name): graphs[name]
      case .code: nil
      }
    return text.map { $0.split(separator: "\n").map(String.init) }
  }

  /// The text with its addresses numbered from the first: which ones a run gives depends on what ran
  /// before it.
  static func settled(_ text: String) -> String {
    var known: [Substring: String] = [:]
    var result = ""
    var rest = text[...]
    while let range = rest.firstRange(of: "0x6") {
      result += rest[..<range.lowerBound]
      let digits = rest[range.lowerBound...].dropFirst(2).prefix { $0.isHexDigit }
      if digits.count == 12 {
        let number = String((known.count + 1) * 16, radix: 16)
        let next = "6" + String(repeating: "0", count: 11 - number.count) + number
        result += "0x" + (known[digits] ?? next)
        known[digits] = known[digits] ?? next
      } else {
        result += "0x" + digits
      }
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }
}
