/// One test of a suite, and what became of it.
struct TestRecord: Equatable, Sendable {
  enum Outcome: Equatable, Sendable {
    case passed
    case failed
    /// Skipped or cancelled: it has shown nothing.
    case skipped
    /// The test program ended in it; the text says how.
    case crashed(String)
    /// It was still running when the time was up.
    case didNotFinish
  }

  /// Something that a test recorded as wrong.
  struct Issue: Equatable, Sendable {
    /// What the testing library says: `Expectation failed: …`.
    let headline: String
    /// What the suite says: the diagnosis.
    let comment: String?
    let place: Place?
  }

  /// Swift Testing's name for it: `Module.Suite/Nested/name()/File.swift:4:6`.
  let id: String
  let name: String
  let place: Place?
  /// nil as long as it has no result.
  var outcome: Outcome?
  var issues: [Issue] = []
  /// What happened in it, in order, if the suite attached that.
  var timeline: String?
  /// The same as a diagram in Mermaid's notation, where `verify` asked for it.
  var diagram: String?
  /// Who keeps whom in it, in the same notation, if it draws that.
  var graph: String?

  /// The module of its suite.
  var module: String { String(id.prefix { $0 != "." }) }

  /// The suites that it is nested in, from outermost to innermost.
  var suites: [String] {
    let path = id.dropFirst(module.count + 1)
    // A raw identifier may hold a slash of its own; suites stand before the first back-tick.
    let head = path.prefix { $0 != "`" && $0 != "(" }
    return head.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Whether it is one of those that fail on the shipped exercise because of the hazard.
  var isHazard: Bool { suites.contains("Hazard") }
  /// Whether it is one of those that pass on the shipped exercise and must go on passing.
  var isBehaviour: Bool { suites.contains("Behaviour") }
  /// Whether it draws a picture for the documents, and belongs to no suite that anybody has to pass.
  var isPicture: Bool { suites.contains("Pictures") }
}
