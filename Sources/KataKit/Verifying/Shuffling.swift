/// Runs the tests of a suite again in other company: in halves drawn at random, in parallel.
///
/// A test whose result depends on what ran before it or beside it gives another result in one of them.
/// The testing library keeps its own order, so there is none to shuffle.
struct Shuffling {
  let program: TestProgram
  /// What the tests gave one after the other, in order.
  let result: SuiteResult
  let limit: Duration

  /// What differs, once for each test.
  func findings(rounds: Int) throws -> [Finding] {
    let tests = result.tests.filter { $0.outcome == .passed || $0.outcome == .failed }
    var findings: [String: Finding] = [:]
    for _ in 0..<(tests.isEmpty ? 0 : rounds) {
      let shuffled = tests.shuffled()
      let middle = (tests.count + 1) / 2
      for half in [shuffled[..<middle], shuffled[middle...]] where !half.isEmpty {
        for (test, seen) in try differences(in: half) where findings[test] == nil {
          findings[test] = Finding(
            test: test, seen: seen,
            advice: "Let each test make its own objects, and leave nothing behind in statics.")
        }
      }
    }
    return findings.values.sorted { ($0.test ?? "") < ($1.test ?? "") }
  }

  private func differences(in half: ArraySlice<TestRecord>) throws -> [(String, String)] {
    let pass = try SuitePass(
      program: program, filters: half.map { "^\(TestProgram.escaped($0.id))$" }, limit: limit,
      inParallel: true
    ).run()
    return half.compactMap { test in
      let again = pass.stream.tests.first { $0.id == test.id }
      guard again?.outcome != test.outcome else { return nil }
      let others = half.map { "\"\($0.name)\"" }.joined(separator: ", ")
      return (
        test.name,
        "the test \(test.ending), and otherwise in parallel with \(others): it "
          + (again?.ending ?? "has no result")
      )
    }
  }
}
