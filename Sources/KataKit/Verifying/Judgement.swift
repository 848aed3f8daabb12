/// Something that does not hold.
struct Finding: Equatable, Sendable, Encodable {
  /// The test that it is about, if it is about one.
  var test: String?
  /// What should be, and what was seen.
  let seen: String
  /// What to do about it.
  let advice: String
}

/// Whether a variant's results are what the kata promises of it.
struct Judgement: Equatable, Sendable {
  let kata: Kata
  let proof: Int
  /// The variant's name.
  let subject: String
  /// What held, in a few words.
  var holds = ""
  /// The test that rejected a wrong fix.
  var rejectedBy: String?
  /// What does not hold; empty if all is well.
  var findings: [Finding] = []

  var isGood: Bool { findings.isEmpty }

  init(of kata: Kata, proof: Int, subject: String, findings: [Finding]) {
    self.kata = kata
    self.proof = proof
    self.subject = subject
    self.findings = findings
  }

  init(_ trial: Trial) {
    self.init(
      of: trial.kata, proof: trial.variant.proof, subject: trial.variant.name, findings: [])
    guard trial.result.failure == nil else {
      findings = [trial.compileFinding]
      return
    }
    guard trial.result.verdict != .noTests else {
      findings = [
        Finding(
          seen: "its suite ran no test",
          advice: "See that Exercises/\(kata.folderName)/Tests has @Test functions.")
      ]
      return
    }
    switch trial.variant.kind {
    case .shipped: judgeShipped(trial)
    case .solution, .right: judgeRight(trial)
    case .wrong(let name): judgeWrong(trial, rejectedBy: name)
    }
    findings += trial.shuffling
  }
}
