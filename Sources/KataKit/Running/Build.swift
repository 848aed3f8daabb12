import Foundation

/// Builds a worksheet and its suites.
struct Build: Sendable {
  let bench: Workbench

  /// Builds `katas`; nil means that all of it compiled.
  ///
  /// `onWaiting` is called when another SwiftPM holds the lock of the scratch path.
  func run(_ katas: [Kata], onWaiting: () -> Void) throws -> BuildFailure? {
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
    // No mark: SwiftPM keeps what it read in a manifest by the environment, and a new value in each
    // run would make it read all of them anew (0.6 s). A build does not leave its session.
    let child = bench.toolchain.child(
      [
        "build", "--build-tests", "--package-path", bench.package.path,
        "--scratch-path", bench.scratch.path, "--disable-xctest", "--quiet",
      ],
      mark: nil, adding: bench.environment(for: katas))
    let ending = try child.run { line in
      if Build.isWaiting(line) { onWaiting() }
      log.add(line)
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
