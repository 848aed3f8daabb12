import Foundation

/// The built suites, run without building.
///
/// On Linux the test bundle is a program of its own, which starts in 10 ms where
/// `swift test --skip-build` takes 270. Elsewhere only SwiftPM knows how to start it.
struct TestProgram: Sendable {
  let bench: Workbench
  let katas: [Kata]

  /// A child that runs the tests whose identifier matches one of `filters`, one after the other:
  /// in parallel, several would be open after a crash.
  func child(
    filters: [String], eventStream: URL, attachments: URL, inParallel: Bool = false
  ) -> Child {
    let options =
      filters.flatMap { ["--filter", $0] } + [inParallel ? "--parallel" : "--no-parallel"] + [
        "--event-stream-output-path", eventStream.path, "--attachments-path", attachments.path,
      ]
    var variables = bench.environment(for: katas)
    if bench.isForProofs { variables["KATA_TIMELINES"] = "1" }
    #if os(Linux)
    return Child(
      executable: bench.scratch.appending(path: "debug/ExercisesPackageTests.xctest").path,
      arguments: ["--testing-library", "swift-testing"] + options,
      environment: bench.toolchain.environment.merging(variables) { $1 },
      mark: bench.mark.next())
    #else
    return bench.toolchain.child(
      [
        "test", "--skip-build", "--package-path", bench.package.path,
        "--scratch-path", bench.scratch.path, "--disable-xctest",
      ] + options, mark: bench.mark.next(), adding: variables)
    #endif
  }

  /// A pattern that matches `text` and nothing else.
  static func escaped(_ text: String) -> String {
    var pattern = ""
    for character in text {
      if character.isASCII, !character.isLetter, !character.isNumber, character != " ",
        character != "`", character != "_"
      {
        pattern += "\\"
      }
      pattern.append(character)
    }
    return pattern
  }
}
