/// Builds one kata of a worksheet and runs its suite.
struct ExerciseRun: Sendable {
  /// What is worth telling meanwhile.
  enum Notice: Equatable, Sendable {
    /// Nothing was built here before.
    case firstBuild
    /// Another kata, or another SwiftPM, is at work in the same scratch path.
    case waiting
  }

  let bench: Workbench
  let limit: Duration

  func run(_ kata: Kata, onNotice: (Notice) -> Void) throws -> SuiteResult {
    let lock = try ScratchLock(bench.scratch) { onNotice(.waiting) }
    defer { lock.release() }
    if !bench.isWarm { onNotice(.firstBuild) }
    if let failure = try Build(bench: bench).run([kata], onWaiting: { onNotice(.waiting) }) {
      return SuiteResult(failure: failure)
    }
    let program = TestProgram(bench: bench, katas: [kata])
    return try SuiteRun(program: program, kata: kata, limit: limit).run()
  }
}
