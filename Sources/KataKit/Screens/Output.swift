import Foundation

/// Answers for programs: JSON with a version, keys in order.
enum Output {
  struct KataState: Encodable {
    let number: String
    let name: String
    let tier: String
    let solved: Bool
    let last: String?
    let hints: Int
    let gaveUp: Bool
  }

  struct List: Encodable {
    var version = 1
    let current: String?
    let katas: [KataState]
  }

  struct Test: Encodable {
    let name: String
    let suites: [String]
    let outcome: String
    let message: String?
    let place: String?
  }

  struct Run: Encodable {
    let number: String
    let name: String
    let verdict: String
    let tests: [Test]
    let errors: [String]
    /// `as shipped`, `changed`, or `unknown` where nothing is known of what was shipped.
    let suite: String
    let suiteChanges: [String]
  }

  struct Runs: Encodable {
    var version = 1
    let katas: [Run]
  }

  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func run(_ kata: Kata, _ result: SuiteResult) -> Run {
    let errors = (result.failure?.errors ?? []).map {
      "\($0.place.path):\($0.place.line): \($0.message)"
    }
    return Run(
      number: kata.number, name: kata.name, verdict: result.verdict.rawValue,
      tests: result.tests.map(test), errors: errors + (result.failure?.words ?? []),
      suite: suite(result.suite), suiteChanges: result.suite.changes.map(\.words))
  }

  private static func suite(_ state: SuiteState) -> String {
    switch state {
    case .unknown: "unknown"
    case .asShipped: "as shipped"
    case .changed: "changed"
    }
  }

  private static func test(_ test: TestRecord) -> Test {
    let issue = test.issues.first
    return Test(
      name: test.name, suites: test.suites, outcome: outcome(test.outcome),
      message: issue.map { $0.comment ?? $0.headline },
      place: (issue?.place ?? test.place).map { "\($0.path):\($0.line)" })
  }

  static func outcome(_ outcome: TestRecord.Outcome?) -> String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .skipped: "skipped"
    case .crashed: "crashed"
    case .didNotFinish: "did not finish"
    case nil: "no result"
    }
  }
}
