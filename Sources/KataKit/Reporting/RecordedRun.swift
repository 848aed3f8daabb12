import Foundation

/// A kata that was run for a report.
struct RecordedRun: Sendable {
  let kata: Kata
  let result: SuiteResult
  let duration: Duration
}

extension KataRuns {
  /// Runs each of `katas` and remembers its verdict, without showing more than that.
  ///
  /// - Returns: The runs, and what to say if a verdict could not be remembered.
  func recorded(_ katas: [Kata]) throws -> (runs: [RecordedRun], unkept: Complaint?) {
    let exercise = try exercise()
    let clock = ContinuousClock()
    var runs: [RecordedRun] = []
    var unkept: Complaint?
    for kata in katas {
      let start = clock.now
      let result = try exercise.run(kata) { session.console.note(Self.words(for: $0)) }
      runs.append(RecordedRun(kata: kata, result: result, duration: clock.now - start))
      session.console.note("\(kata.title): \(result.verdict.rawValue)")
      do {
        let deed = Deed(kata: kata.name, at: Date(), verdict: result.verdict)
        if let notice = try session.store.remember(deed) { session.console.note(notice) }
      } catch let complaint as Complaint {
        unkept = complaint
      }
    }
    return (runs, unkept)
  }
}
