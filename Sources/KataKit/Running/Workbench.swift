import Foundation

/// A worksheet to build and test: the learner's own, or the copy that `verify` works on.
struct Workbench: Sendable {
  let package: URL
  let scratch: URL
  let toolchain: Toolchain
  let mark: RunMark
  /// `KATA_STRICT`: warnings are errors.
  var isStrict = false
  /// Whether tests that pass attach their timelines too (`KATA_TIMELINES`), and faults do without the
  /// lines that nobody reads there.
  var isForProofs = false

  /// The variables that narrow the worksheet to `katas`.
  func environment(for katas: [Kata]) -> [String: String] {
    var variables = ["KATA": katas.map(\.number).joined(separator: ",")]
    if isStrict { variables["KATA_STRICT"] = "1" }
    return variables
  }

  /// What `swift` is given to build the suites here.
  ///
  /// Of debug information the lines alone, in which a fault is found: nobody steps through this program, and
  /// a save is judged a quarter of a second sooner. Proofs have none: in a program with all katas, each
  /// look-up of a line would take half a second.
  var buildArguments: [String] {
    [
      "build", "--build-tests", "--package-path", package.path, "--scratch-path", scratch.path,
      "--disable-xctest", "-Xswiftc", isForProofs ? "-gnone" : "-gline-tables-only",
    ]
  }

  /// Whether something was built here before; if not, building takes a while.
  var isWarm: Bool {
    FileManager.default.fileExists(atPath: scratch.appending(path: "debug").path)
  }
}
