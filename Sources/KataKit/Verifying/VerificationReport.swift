/// What `verify` has found.
struct VerificationReport {
  let katas: [Kata]
  let judgements: [Judgement]
  /// What happened in the tests of exercises and solutions.
  let timelines: Timelines
  /// What is wrong beside the katas.
  var general: [Finding] = []
  let duration: Duration

  init(katas: [Kata], judgements: [Judgement], timelines: Timelines, duration: Duration) {
    self.katas = katas
    self.timelines = timelines
    self.judgements = judgements.sorted { ($0.proof, $0.subject) < ($1.proof, $1.subject) }
    self.duration = duration
  }

  var isGood: Bool { judgements.allSatisfy(\.isGood) && general.isEmpty }
  var status: ExitStatus { isGood ? .fine : .notYet }

  /// The same with what else was found.
  func adding(_ others: [Judgement], general: [Finding] = []) -> VerificationReport {
    var report = VerificationReport(
      katas: katas, judgements: judgements + others, timelines: timelines, duration: duration)
    report.general = self.general + general
    return report
  }

  func judgements(of kata: Kata) -> [Judgement] {
    judgements.filter { $0.kata == kata }
  }
}
