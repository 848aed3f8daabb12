extension Judgement {
  /// Proof 1: no warning, every Hazard test fails, every Behaviour test passes, and there are both.
  mutating func judgeShipped(_ trial: Trial) {
    let tests = trial.result.tests.filter { !$0.isPicture }
    let hazards = tests.filter(\.isHazard)
    let behaviours = tests.filter(\.isBehaviour)
    findings = trial.warningFindings
    for (group, name) in [(hazards, "Hazard"), (behaviours, "Behaviour")] where group.isEmpty {
      findings.append(
        Finding(
          seen: "there is no \(name) test",
          advice: "A suite has both: `@Suite struct \(name)` with at least one test."))
    }
    for test in tests where !test.isHazard && !test.isBehaviour {
      findings.append(
        Finding(
          test: test.name, seen: "the test is neither in Hazard nor in Behaviour",
          advice: "Move it into the one whose promise it keeps."))
    }
    for test in hazards where test.outcome != .failed {
      findings.append(
        Finding(
          test: test.name,
          seen: "this Hazard test must fail on the exercise as it is, and it \(test.ending)",
          advice: test.outcome == .passed
            ? "If you have solved the exercise in this working tree, restore what was shipped; "
              + "otherwise the test does not show the hazard."
            : "A Hazard test fails by an expectation; put what traps or hangs in an exit test."))
    }
    for test in behaviours where test.outcome != .passed {
      findings.append(
        Finding(
          test: test.name,
          seen: "this Behaviour test must pass on the exercise as it is, and it \(test.ending)",
          advice:
            "Mend the exercise or the test; what fails because of the hazard belongs in Hazard."))
    }
    for test in trial.result.tests where test.isPicture && test.outcome != .passed {
      findings.append(
        Finding(
          test: test.name,
          seen: "this picture must be that of the run, and the test \(test.ending)",
          advice: "Mend the scene in Tests/Pictures/\(kata.folderName)."))
    }
    judgeProgram(trial.result)
    holds = "\(hazards.count) hazard and \(behaviours.count) behaviour tests as shipped"
  }

  /// Proof 2, and the right fixes of proof 3: everything passes.
  mutating func judgeRight(_ trial: Trial) {
    if trial.variant.kind == .solution {
      findings = trial.warningFindings
    } else if !trial.variant.claim.hasPrefix("// Accepted: ") {
      findings.append(
        Finding(
          seen: "its first line does not say which right way it is",
          advice: "Begin its first file with `// Accepted: <one sentence>`."))
    }
    for test in trial.result.unsolved {
      findings.append(
        Finding(
          test: test.name, seen: "this test must pass, and it \(test.ending)",
          advice: trial.variant.kind == .solution
            ? "Mend the solution, or the test if it asks for too much."
            : "The suite must accept every right fix: loosen the test, or drop the fix."))
    }
    judgeProgram(trial.result)
  }

  /// Proof 3: the test that the first line names fails, by an expectation of its own.
  mutating func judgeWrong(_ trial: Trial, rejectedBy name: String?) {
    guard let name else {
      findings = [
        Finding(
          seen: "its first line does not name the test that rejects it",
          advice: "Begin its first file with `// Rejected by: <the test's name>`.")
      ]
      return
    }
    rejectedBy = name
    let tests = trial.result.tests
    guard let test = tests.first(where: { $0.name == name }) else {
      let near = Naming.nearest(to: name, among: tests.map(\.name))
      findings = [
        Finding(
          test: name, seen: "its first line names a test that the suite does not have",
          advice: near.map { "Did you mean \"\($0)\"?" } ?? "Name one of the suite's tests.")
      ]
      return
    }
    guard test.outcome != .failed else { return }
    let others = trial.result.unsolved.filter { $0.id != test.id }.map { "\"\($0.name)\"" }
    let rest = others.isEmpty ? "no other test fails" : "failing: \(others.joined(separator: ", "))"
    findings = [
      Finding(
        test: name, seen: "this test must reject it, and it \(test.ending); \(rest)",
        advice: test.stoppedTheProgram
          ? "A crash or a hang is no rejection: make it an exit test, which says what was expected."
          : "Sharpen the test, or name the one that rejects this fix.")
    ]
  }

  private mutating func judgeProgram(_ result: SuiteResult) {
    for stray in result.strays {
      findings.append(
        Finding(
          seen: "an issue belongs to no test: \(stray.comment ?? stray.headline)",
          advice: "Record issues on the test's own task, not from a queue or a detached one."))
    }
    if let unexplained = result.unexplained {
      findings.append(
        Finding(
          seen: "the test program did not come to its end: \(unexplained)",
          advice: "Run it alone: KATA=\(kata.number) swift test"))
    }
  }
}

extension TestRecord {
  /// What became of it, as the end of a sentence.
  var ending: String {
    switch outcome {
    case .passed: "passes"
    case .failed:
      "fails: " + (issues.first.map { $0.comment ?? $0.headline } ?? "no issue recorded")
    case .skipped: "was skipped"
    case .crashed(let how): "crashes: \(how)"
    case .didNotFinish: "does not finish"
    case nil: "has no result"
    }
  }
}
