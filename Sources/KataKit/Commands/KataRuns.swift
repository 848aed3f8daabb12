import Foundation

/// Runs katas one after the other, shows each verdict and remembers it.
struct KataRuns {
  let session: Session
  let arguments: Arguments

  func run(_ katas: [Kata], asJSON: Bool) throws -> ExitStatus {
    let exercise = try exercise()
    var results: [(kata: Kata, result: SuiteResult)] = []
    var unkept: Complaint?
    for kata in katas {
      let result = try exercise.run(kata) { session.console.note(Self.words(for: $0)) }
      results.append((kata, result))
      // A verdict is worth showing even if it cannot be kept.
      do {
        let deed = Deed(kata: kata.name, at: Date(), verdict: result.verdict)
        if let notice = try session.store.remember(deed) { session.console.note(notice) }
      } catch let complaint as Complaint {
        unkept = complaint
      }
      if !asJSON { try show(kata, result, isLast: results.count == katas.count) }
    }
    if asJSON {
      try session.console.say(Output.json(Output.Runs(katas: results.map(Output.run))))
    }
    if let unkept { throw unkept }
    return Self.worst(results.map(\.result.verdict.status))
  }

  func exercise() throws -> ExerciseRun {
    let seconds = try arguments.positiveNumber(.timeLimit, otherwise: 20)
    let bench = Workbench(
      package: session.repository.exercises, scratch: session.repository.scratch,
      toolchain: try Toolchain(environment: session.environment),
      mark: RunMark(in: session.repository))
    return ExerciseRun(bench: bench, limit: .seconds(seconds))
  }

  private func show(_ kata: Kata, _ result: SuiteResult, isLast: Bool) throws {
    let progress = (try? session.store.load().progress) ?? Progress()
    let screen = RunScreen(
      kata: kata, result: result, typing: session.typing, style: session.style,
      isCurrent: progress.current(in: session.catalogue) == kata)
    try session.console.say(screen.text + "\n")
    if result.verdict == .solved, isLast {
      try session.console.say(session.journey(progress).next(after: kata))
    }
  }

  static func words(for notice: ExerciseRun.Notice) -> String {
    switch notice {
    case .firstBuild: "Building for the first time; this takes half a minute or so."
    case .waiting:
      "Waiting: another kata or SwiftPM is at work in Exercises/.build/kata. This goes on when it is done."
    }
  }

  /// The status that says most: what did not even compile or run comes before what only fails.
  static func worst(_ statuses: [ExitStatus]) -> ExitStatus {
    statuses.max { $0.rawValue < $1.rawValue } ?? .fine
  }
}
