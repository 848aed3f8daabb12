import Foundation

/// Proves the repository: that each exercise is broken as it says, that its solution and other right
/// fixes pass, and that each wrong fix is rejected by the test that it names.
///
/// It works in rounds: all katas take their next variant, one build serves them all, and each suite
/// runs in a process of its own. A kata at a time would take four times as long.
struct Verification {
  let repository: Repository
  let toolchain: Toolchain
  let mark: RunMark
  var limit: Duration = .seconds(20)
  /// How many suites run at a time.
  var jobs = 2
  /// How often each exercise and solution is run again, in halves drawn at random.
  var shuffles = 0
  /// Whether exercises and solutions are enough: what documents show comes from those.
  var leavesOutFixes = false

  /// Runs every proof of `katas`.
  func run(_ katas: [Kata], onProgress: @escaping (String) -> Void) throws -> VerificationReport {
    let clock = ContinuousClock()
    let start = clock.now
    let copy = WorkingCopy(of: repository)
    let lock = try VerifyLock(in: repository)
    defer { lock.release() }
    try copy.update()
    let strict = Workbench(
      package: copy.worksheet, scratch: copy.scratch, toolchain: toolchain, mark: mark,
      isStrict: true, isForProofs: true)
    let variants = katas.map { kata in
      Variant.all(of: kata, in: repository).filter { !leavesOutFixes || $0.proof < 3 }
    }
    var judgements = leavesOutFixes ? [] : zip(katas, variants).flatMap(WrongFixRules.judgements)
    let rounds = variants.map(\.count).max() ?? 0
    var timelines = Timelines()
    var steady: [Kata] = []
    if !strict.isWarm { onProgress("Building the copy for the first time; this takes a while.") }
    for number in 0..<rounds {
      let entries = zip(katas, variants).compactMap { kata, variants in
        number < variants.count ? Round.Entry(kata: kata, variant: variants[number]) : nil
      }
      let round = Round(
        entries: entries, copy: copy, strict: strict, limit: limit, jobs: jobs,
        shuffles: shuffles,
        onWaiting: { onProgress("Waiting: another SwiftPM is at work in .kata/verify.") })
      let began = clock.now
      let trials = try round.run(steady: &steady)
      judgements += trials.map(Judgement.init)
      for trial in trials { timelines.add(trial) }
      onProgress(
        "Round \(number + 1) of \(rounds): \(Text.count(entries.count, "variant")), "
          + "\(Text.seconds(began.duration(to: clock.now))).")
    }
    return VerificationReport(
      katas: katas, judgements: judgements, timelines: timelines,
      duration: start.duration(to: clock.now))
  }
}
