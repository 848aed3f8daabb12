import Testing

@testable import KataKit

@Suite struct VerdictTests {
  static let cases: [(outcomes: [TestRecord.Outcome?], verdict: Verdict)] = [
    ([.passed, .passed], .solved),
    ([.passed, .failed], .notYet),
    ([.passed, .skipped], .notYet),
    ([.passed, nil], .notYet),
    ([.failed, .crashed("a trap")], .crashed),
    ([.failed, .didNotFinish, .passed], .didNotFinish),
    ([], .noTests),
  ]

  @Test(arguments: cases)
  func `the verdict follows from what became of the tests`(
    outcomes: [TestRecord.Outcome?], verdict: Verdict
  ) {
    let tests = outcomes.map { Fixtures.test("the star is right", $0) }
    #expect(SuiteResult(tests: tests).verdict == verdict)
  }

  @Test func `an issue of no test keeps a kata from being solved`() {
    let stray = TestRecord.Issue(headline: "Issue recorded", comment: nil, place: nil)
    let result = SuiteResult(tests: [Fixtures.test("the star is right", .passed)], strays: [stray])
    #expect(result.verdict == .notYet)
  }

  @Test func `a program that ends early keeps a kata from being solved`() {
    let result = SuiteResult(
      tests: [Fixtures.test("the star is right", .passed)], unexplained: "it exited")
    #expect(result.verdict == .crashed)
  }

  @Test func `tests that were not shipped solve nothing`() {
    let edit = FileChange(path: "Tests/DanglingObserverTests.swift", kind: .edited)
    for (outcome, verdict) in [
      (TestRecord.Outcome.passed, Verdict.suiteChanged), (.failed, .notYet), (.skipped, .notYet),
    ] {
      let tests = [Fixtures.test("the star is right", outcome)]
      #expect(SuiteResult(tests: tests, suite: .changed([edit])).verdict == verdict)
    }
    #expect(SuiteResult(suite: .changed([edit])).verdict == .noTests)
  }

  @Test func `a test that stopped the program is told of first`() {
    let tests = [
      Fixtures.test("one", .failed), Fixtures.test("two", .passed),
      Fixtures.test("three", .didNotFinish),
    ]
    #expect(SuiteResult(tests: tests).unsolved.map(\.name) == ["three", "one"])
  }

  @Test func `statuses are those that help documents`() {
    let verdicts: [Verdict] = [
      .solved, .notYet, .doesNotCompile, .crashed, .didNotFinish, .noTests,
      .suiteChanged,
    ]
    #expect(verdicts.map(\.status.rawValue) == [0, 1, 2, 3, 3, 65, 65])
    for verdict in verdicts {
      #expect(ExitStatus.explained.contains("\(verdict.status.rawValue)  "))
    }
  }
}
