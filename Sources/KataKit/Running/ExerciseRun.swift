import Foundation

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

  /// Runs it.
  ///
  /// The suite is compared here and not by a command, so that no command can forget to.
  func run(_ kata: Kata, onNotice: (Notice) -> Void) throws -> SuiteResult {
    let lock = try ScratchLock(bench.scratch) { onNotice(.waiting) }
    defer { lock.release() }
    if !bench.isWarm { onNotice(.firstBuild) }
    let repository = Repository(root: bench.package.deletingLastPathComponent())
    let suite = SuiteState(of: kata, Shipped(of: repository))
    BuiltFiles(in: bench.scratch).settle(kata.folder)
    if let failure = try Build(bench: bench).run([kata], onWaiting: { onNotice(.waiting) }) {
      return SuiteResult(failure: failure, suite: suite)
    }
    let program = TestProgram(bench: bench, katas: [kata])
    var result = try SuiteRun(program: program, kata: kata, limit: limit).run()
    result.suite = suite
    return result
  }
}
