/// What `verify` has found.
struct VerificationReport {
  let katas: [Kata]
  let judgements: [Judgement]
  let duration: Duration

  init(katas: [Kata], judgements: [Judgement], duration: Duration) {
    self.katas = katas
    self.judgements = judgements.sorted { ($0.proof, $0.subject) < ($1.proof, $1.subject) }
    self.duration = duration
  }

  var isGood: Bool { judgements.allSatisfy(\.isGood) }
  var status: ExitStatus { isGood ? .fine : .notYet }

  /// The same with what else was found.
  func adding(_ others: [Judgement]) -> VerificationReport {
    VerificationReport(katas: katas, judgements: judgements + others, duration: duration)
  }

  func judgements(of kata: Kata) -> [Judgement] {
    judgements.filter { $0.kata == kata }
  }
}
