import Foundation

/// A first build of the worksheet, so that the first run is fast; nothing is fetched for it.
struct WarmUp {
  let bench: Workbench
  let katas: [Kata]
  let directory: URL
  /// Takes a line now and then.
  let onProgress: (String) -> Void

  func diagnosis() throws -> Diagnosis {
    if katas.isEmpty { return made(.remark, "there are no katas in Exercises/") }
    if !bench.isWarm { onProgress("Building the worksheet; the first time takes a minute or so.") }
    var progress = BuildProgress()
    let child = bench.toolchain.child(
      bench.buildArguments, mark: nil, adding: bench.environment(for: katas))
    let ending = try child.run { line in
      if Build.isWaiting(line) { onProgress("Waiting for the other SwiftPM.") }
      if let words = progress.words(after: line) { onProgress(words) }
    }
    if ending == .exited(0) { return made(.fine, "it builds") }
    // Again without progress: the build of `kata run` knows what a failure may mean.
    guard let failure = try Build(bench: bench).run(katas, onWaiting: {}) else {
      return made(.fine, "it builds")
    }
    return self.diagnosis(failure)
  }

  /// What a learner is in the middle of is no fault of the machine.
  func diagnosis(_ failure: BuildFailure) -> Diagnosis {
    let words =
      failure.errors.first.map { "\($0.place.text(from: directory)): \($0.message)" }
      ?? failure.words.first ?? "the build failed and said nothing"
    let isOwn = failure.errors.allSatisfy { $0.place.path.hasPrefix(bench.package.path + "/") }
    if !failure.errors.isEmpty, isOwn {
      return made(.remark, "the libraries build; an exercise does not yet: \(words)")
    }
    return made(
      .stops(.doesNotCompile), words, mend: "swift package --package-path Exercises reset")
  }

  private func made(_ state: Diagnosis.State, _ found: String, mend: String? = nil) -> Diagnosis {
    Diagnosis(
      name: "Build", state: state, found: found, needed: "the worksheet builds", mend: mend)
  }
}

/// How far a build has come, in lines that a log can bear: one for each tenth.
struct BuildProgress {
  private var tenths = 0

  /// Reads `[12/340] Compiling …`; the second number grows as SwiftPM finds more to do.
  mutating func words(after line: String) -> String? {
    guard let match = line.prefixMatch(of: /\[([0-9]+)\/([0-9]+)\]/), let done = Int(match.1),
      let all = Int(match.2), all > 0, done * 10 / all > tenths
    else { return nil }
    tenths = done * 10 / all
    return "  \(done) of \(all)"
  }
}
