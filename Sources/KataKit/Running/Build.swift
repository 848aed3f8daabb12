import Foundation

/// Builds a worksheet and its suites.
struct Build: Sendable {
  let bench: Workbench

  /// Builds `katas`; nil means that all of it compiled.
  ///
  /// `onWaiting` is called when another SwiftPM holds the lock of the scratch path.
  func run(_ katas: [Kata], onWaiting: () -> Void) throws -> BuildFailure? {
    let files = katas.map { (kata: $0, files: KataFiles($0, in: bench.package)) }
    for (_, files) in files { if let damage = files.damage { return damage } }
    // What has no suite is not built, and nothing of it will run.
    let whole = files.filter(\.files.hasSuite)
    if whole.isEmpty { return nil }
    let failure = try runTwice(whole.map(\.kata), onWaiting: onWaiting)
    return whole.count == 1 ? failure.map(whole[0].files.explained) : failure
  }

  private func runTwice(_ katas: [Kata], onWaiting: () -> Void) throws -> BuildFailure? {
    guard let failure = try runOnce(katas, onWaiting: onWaiting) else { return nil }
    // SwiftPM keeps its plan while the worksheet's own files stay the same, and does not see that
    // files of the libraries have come or gone, as after a pull. Without the plan it makes another.
    let plan = bench.scratch.appending(path: "debug.yaml")
    guard !failure.errors.contains(where: { $0.place.path.hasPrefix(bench.package.path) }),
      (try? FileManager.default.removeItem(at: plan)) != nil
    else { return failure }
    return try runOnce(katas, onWaiting: onWaiting)
  }

  private func runOnce(_ katas: [Kata], onWaiting: () -> Void) throws -> BuildFailure? {
    var log = BuildLog()
    // No mark of its own: a build does not leave its session.
    let variables = [RunMark.variable: bench.mark.ofBuilds]
    let child = bench.toolchain.child(
      bench.buildArguments + ["--quiet"], mark: nil,
      adding: bench.environment(for: katas).merging(variables) { $1 })
    let ending = try bench.mark.whileBuilding {
      try child.run { line in
        if Build.isWaiting(line) { onWaiting() }
        log.add(line)
      }
    }
    if ending == .exited(0) { return nil }
    if let words = log.complaintAboutAge { throw Toolchain.tooOld(words) }
    if let words = log.complaintAboutTools {
      throw Complaint(
        .noToolchain,
        "`swift` is there but cannot work. It says:\n  \(words)\n"
          + "On a Mac: `xcode-select --install`, or `sudo xcode-select -s /Applications/Xcode.app`."
      )
    }
    return log.failure
  }

  static func isWaiting(_ line: String) -> Bool {
    line.contains("Another instance of SwiftPM")
  }
}
