/// Everything that a run found out about one kata's suite.
struct SuiteResult: Equatable, Sendable {
  var failure: BuildFailure?
  var tests: [TestRecord] = []
  var strays: [TestRecord.Issue] = []
  /// How the test program ended where no single test is to blame.
  var unexplained: String?
  /// How long the tests had together.
  var limit: Duration?
  /// Whether the tests are those that were shipped.
  var suite = SuiteState.unknown

  /// The first that counts: a kata is solved only if all of its tests ran and passed, and are those
  /// that were shipped.
  var verdict: Verdict {
    if failure != nil { return .doesNotCompile }
    if tests.isEmpty, unexplained == nil { return .noTests }
    if tests.contains(where: { if case .crashed = $0.outcome { true } else { false } }) {
      return .crashed
    }
    if tests.contains(where: { $0.outcome == .didNotFinish }) { return .didNotFinish }
    if unexplained != nil { return .crashed }
    guard tests.allSatisfy({ $0.outcome == .passed }), strays.isEmpty else { return .notYet }
    // A suite that was changed passes for a reason of its own.
    return suite.changes.isEmpty ? .solved : .suiteChanged
  }

  /// The tests that did not pass, those that stopped the program first.
  var unsolved: [TestRecord] {
    let failing = tests.filter { $0.outcome != .passed }
    return failing.filter(\.stoppedTheProgram) + failing.filter { !$0.stoppedTheProgram }
  }
}

extension TestRecord {
  /// Whether it crashed or hung, so that nothing after it could run.
  var stoppedTheProgram: Bool {
    switch outcome {
    case .crashed, .didNotFinish: true
    default: false
    }
  }
}
