import Foundation

/// Runs as JUnit's XML, which continuous integration and gradebooks read.
///
/// Nothing is left out: a test without a result is an error, and what belongs to no test has a test
/// case of its own. So the number of passes never grows by a crash.
struct JUnit {
  let runs: [RecordedRun]
  let root: URL

  var text: String {
    let suites = runs.map(suite)
    let cases = suites.flatMap(\.cases)
    let time = runs.reduce(Duration.zero) { $0 + $1.duration }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"kata\" \(Self.counts(cases)) time=\"\(Self.seconds(time))\">")
    for (run, suite) in zip(runs, suites) { lines += Self.lines(of: suite, run) }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n")
  }

  private struct Suite {
    let cases: [JUnitCase]
  }

  private func suite(_ run: RecordedRun) -> Suite {
    let result = run.result
    let maker = JUnitCase.Maker(kata: run.kata, root: root)
    var cases = result.tests.map(maker.test)
    if let failure = result.failure { cases.append(maker.compiling(failure)) }
    for stray in result.strays { cases.append(maker.stray(stray)) }
    if let how = result.unexplained { cases.append(maker.unexplained(how)) }
    // No test ran, say: what is not solved must not look as if it were.
    if result.verdict != .solved, cases.allSatisfy({ $0.kind == .passed }) {
      cases.append(maker.unsolved(result.verdict))
    }
    return Suite(cases: cases)
  }

  private static func lines(of suite: Suite, _ run: RecordedRun) -> [String] {
    let name = Text.markup(run.kata.title, inAttribute: true)
    return [
      "  <testsuite name=\"\(name)\" \(counts(suite.cases)) time=\"\(seconds(run.duration))\">",
      "    <properties>",
      "      <property name=\"verdict\" value=\"\(run.result.verdict.rawValue)\"/>",
      "    </properties>",
    ] + suite.cases.map(\.text) + ["  </testsuite>"]
  }

  private static func counts(_ cases: [JUnitCase]) -> String {
    func count(_ kind: JUnitCase.Kind) -> Int { cases.count { $0.kind == kind } }
    return "tests=\"\(cases.count)\" failures=\"\(count(.failure))\" errors=\"\(count(.error))\""
      + " skipped=\"\(count(.skipped))\""
  }

  private static func seconds(_ duration: Duration) -> String {
    let thousandths = Int((duration / .milliseconds(1)).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
