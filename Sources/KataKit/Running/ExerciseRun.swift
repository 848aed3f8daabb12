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
    let lock = try hold(bench.scratch, onNotice)
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

  /// Keeps a second run out of a scratch path from the build of the first to the end of its tests.
  ///
  /// SwiftPM's own lock ends with the build. A second run for another kata would then put its test
  /// program in the place of the one that is running, and what is left of the first would not be found.
  private func hold(_ scratch: URL, _ onNotice: (Notice) -> Void) throws -> FolderLock {
    try? FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    var isWaiting = false
    return try FolderLock(scratch, pause: 50_000) {
      if !isWaiting { onNotice(.waiting) }
      isWaiting = true
    }
  }
}
