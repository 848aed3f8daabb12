import Foundation
import Synchronization

/// One round: each kata has taken its next variant; one build, then each suite in its own process.
struct Round {
  struct Entry: Sendable {
    let kata: Kata
    let variant: Variant
  }

  let entries: [Entry]
  let copy: WorkingCopy
  /// Where warnings are errors, and all katas are built together.
  let strict: Workbench
  let limit: Duration
  let jobs: Int
  let shuffles: Int
  let onWaiting: () -> Void

  /// Runs it.
  ///
  /// The katas that the last build held, `steady`, stay in this one though they may have no variant
  /// left: leaving one out would mean another manifest and another link.
  func run(steady: inout [Kata]) throws -> [Trial] {
    for entry in entries { try copy.install(entry.variant, of: entry.kata) }
    let fresh = entries.map(\.kata)
    var together = fresh + steady.filter { !fresh.contains($0) }
    together.sort { $0.folderName < $1.folderName }
    var aside: [(entry: Entry, errors: [Diagnostic])] = []
    while !together.isEmpty,
      let failure = try Build(bench: strict).run(together, onWaiting: onWaiting)
    {
      var broken = together.filter { kata in failure.errors.contains { copy.isIn(kata, $0.place) } }
      if broken.isEmpty {
        if let error = failure.errors.first { throw complaint(about: error) }
        broken = together
      }
      together.removeAll { broken.contains($0) }
      for entry in entries where broken.contains(entry.kata) {
        let errors = failure.errors.filter { copy.isIn(entry.kata, $0.place) }
        aside.append((entry, errors.map { copy.original($0, of: entry) }))
      }
    }
    steady = together
    let kept = entries.filter { together.contains($0.kata) }
    var trials = try runSuites(of: kept, building: together)
    for (entry, errors) in aside { trials.append(try runAlone(entry, warnings: errors)) }
    return trials
  }

  private func runSuites(of entries: [Entry], building katas: [Kata]) throws -> [Trial] {
    let program = TestProgram(bench: strict, katas: katas)
    let trials = Mutex<[Trial]>([])
    let failure = Mutex<(any Error)?>(nil)
    let next = Atomic<Int>(0)
    let limit = limit
    let shuffles = shuffles
    DispatchQueue.concurrentPerform(iterations: min(jobs, entries.count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < entries.count, failure.withLock({ $0 == nil }) else { return }
        let entry = entries[index]
        do {
          let result = try SuiteRun(program: program, kata: entry.kata, limit: limit).run()
          var trial = Trial(kata: entry.kata, variant: entry.variant, result: result)
          if entry.variant.proof < 3 {
            trial.shuffling = try Shuffling(program: program, result: result, limit: limit)
              .findings(rounds: shuffles)
          }
          trials.withLock { $0.append(trial) }
        } catch {
          failure.withLock { $0 = error }
        }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
    return trials.withLock { $0 }
  }

  /// What did not compile with warnings as errors is built alone and without: if it compiles now,
  /// the errors were warnings, which a fix may have and a shipped exercise may not.
  private func runAlone(_ entry: Entry, warnings: [Diagnostic]) throws -> Trial {
    let lenient = Workbench(
      package: strict.package, scratch: copy.lenientScratch, toolchain: strict.toolchain,
      mark: strict.mark, isForProofs: true)
    var result: SuiteResult
    if var failure = try Build(bench: lenient).run([entry.kata], onWaiting: onWaiting) {
      failure = BuildFailure(
        errors: failure.errors.map { copy.original($0, of: entry) }, words: failure.words)
      result = SuiteResult(failure: failure)
    } else {
      let program = TestProgram(bench: lenient, katas: [entry.kata])
      result = try SuiteRun(program: program, kata: entry.kata, limit: limit).run()
    }
    return Trial(kata: entry.kata, variant: entry.variant, result: result, warnings: warnings)
  }

  private func complaint(about error: Diagnostic) -> Complaint {
    let place = copy.original(error.place)
    return Complaint(
      .doesNotCompile,
      """
      The libraries do not compile without a warning, so nothing can be proved:
        \(place.path):\(place.line): \(error.message)
      Mend that, and type the command again.
      """)
  }
}
