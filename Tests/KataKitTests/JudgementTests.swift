import Testing

@testable import KataKit

@Suite struct JudgementTests {
  private func judge(_ kind: Variant.Kind, claim: String = "", _ tests: [TestRecord]) -> Judgement {
    let variant = Variant(kind: kind, name: "the variant", folder: Fixtures.root, claim: claim)
    return Judgement(
      Trial(kata: Fixtures.dangling, variant: variant, result: SuiteResult(tests: tests)))
  }

  private let hazard = Fixtures.test("the star is right", .failed)
  private let behaviour = Fixtures.test("a star is shown", in: "Behaviour", .passed)

  @Test func `as shipped, hazards fail and behaviour passes`() {
    #expect(judge(.shipped, [hazard, behaviour]).isGood)
    #expect(judge(.shipped, [hazard]).findings.map(\.seen) == ["there is no Behaviour test"])
    #expect(judge(.shipped, [behaviour]).findings.map(\.seen) == ["there is no Hazard test"])
  }

  @Test(arguments: [TestRecord.Outcome.passed, .crashed("a trap"), .didNotFinish, .skipped])
  func `a hazard fails by an expectation or not at all`(outcome: TestRecord.Outcome) {
    let judgement = judge(.shipped, [Fixtures.test("the star is right", outcome), behaviour])
    #expect(judgement.findings.map(\.test) == ["the star is right"])
  }

  @Test func `a test in neither suite is found`() {
    let stray = Fixtures.test("a title is shown", in: "Others", .passed)
    #expect(
      judge(.shipped, [hazard, behaviour, stray]).findings.map(\.test) == ["a title is shown"])
  }

  @Test func `a warning is found in what is shipped and let pass in a fix`() {
    let warning = Diagnostic(
      place: Place(path: "/katas/Cell.swift", line: 3), isError: true, message: "unused")
    let result = SuiteResult(tests: [hazard, behaviour])
    for (kind, count) in [(Variant.Kind.shipped, 1), (.wrong(rejectedBy: "the star is right"), 0)] {
      let variant = Variant(kind: kind, name: "it", folder: Fixtures.root)
      let judgement = Judgement(
        Trial(kata: Fixtures.dangling, variant: variant, result: result, warnings: [warning]))
      #expect(judgement.findings.count == count)
    }
  }

  @Test func `a wrong fix is rejected by the test that it names`() {
    #expect(judge(.wrong(rejectedBy: "the star is right"), [hazard, behaviour]).isGood)
    let passing = judge(.wrong(rejectedBy: "a star is shown"), [hazard, behaviour])
    #expect(
      passing.findings.map(\.seen)
        == ["this test must reject it, and it passes; failing: \"the star is right\""])
    #expect(judge(.wrong(rejectedBy: nil), [hazard]).findings.count == 1)
    let misspelt = judge(.wrong(rejectedBy: "the star is rihgt"), [hazard, behaviour])
    #expect(misspelt.findings.map(\.advice) == ["Did you mean \"the star is right\"?"])
  }

  @Test(arguments: [TestRecord.Outcome.crashed("a trap"), .didNotFinish])
  func `a crash or a hang is no rejection`(outcome: TestRecord.Outcome) {
    let test = Fixtures.test("the star is right", outcome)
    let judgement = judge(.wrong(rejectedBy: "the star is right"), [test, behaviour])
    #expect(judgement.findings.first?.advice.contains("is no rejection") == true)
  }

  @Test func `a crash elsewhere does not undo a rejection`() {
    let other = Fixtures.test("a closed table is silent", .crashed("a trap"))
    #expect(judge(.wrong(rejectedBy: "the star is right"), [other, hazard]).isGood)
  }

  @Test func `a right fix passes everything and says what it is`() {
    let passed = Fixtures.test("the star is right", .passed)
    #expect(judge(.right, claim: "// Accepted: leaves in deinit.", [passed, behaviour]).isGood)
    #expect(judge(.right, [passed, behaviour]).findings.count == 1)
    #expect(
      judge(.right, claim: "// Accepted: x", [hazard]).findings.map(\.test) == ["the star is right"]
    )
  }

  @Test func `three wrong fixes, stopped by two tests at least`() {
    let named = { (name: String) in
      Variant(kind: .wrong(rejectedBy: name), name: name, folder: Fixtures.root)
    }
    let few = WrongFixRules.judgements(Fixtures.dangling, [named("one"), named("two")])
    #expect(few.flatMap(\.findings).map(\.seen) == ["there are 2 of them, and 3 are needed"])
    let same = WrongFixRules.judgements(
      Fixtures.dangling, [named("one"), named("one"), named("one")])
    #expect(same.flatMap(\.findings).count == 1)
    #expect(
      WrongFixRules.judgements(Fixtures.dangling, [named("one"), named("one"), named("two")])
        .isEmpty)
  }
}
