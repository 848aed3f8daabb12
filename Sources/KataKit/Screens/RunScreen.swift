import Foundation

/// What is shown after a kata has run: the verdict, the first thing that is wrong, where to look.
struct RunScreen {
  let kata: Kata
  let result: SuiteResult
  let typing: Typing
  let style: Style
  /// Whether it is the kata that commands without a name are about.
  var isCurrent = true

  var text: String {
    let suite = SuiteText(kata: kata, result: result, typing: typing)
    let parts = [
      headline, Text.indented(details, by: 2), Text.indented(suite.remark, by: 2), whereToLook,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var headline: String {
    let passed = result.tests.count { $0.outcome == .passed }
    let failed = result.tests.count - passed
    let words =
      switch result.verdict {
      case .solved: "solved: all \(Text.count(passed, "test")) passed"
      case .notYet:
        "not yet: \(failed) of \(Text.count(result.tests.count, "test")) to go"
          + (passed > 0 ? ", \(passed) passed" : "")
      case .doesNotCompile: "does not compile"
      case .crashed: "crashed"
      case .didNotFinish: "did not finish"
      case .noTests: "no test ran"
      case .suiteChanged: "not solved: the suite is not the one that was shipped"
      }
    let shown = result.verdict == .solved ? style.good(words) : style.bad(words)
    return "\(style.bold(kata.title)) · \(shown)"
  }

  private var details: String {
    switch result.verdict {
    case .solved, .suiteChanged: ""
    case .doesNotCompile:
      BuildFailureText(kata: kata, typing: typing).text(result.failure)
    case .noTests: SuiteText(kata: kata, result: result, typing: typing).silence
    case .notYet, .crashed, .didNotFinish: failures
    }
  }

  private var failures: String {
    var parts: [String] = []
    if let first = result.unsolved.first {
      parts.append(TestText(test: first, typing: typing, style: style, limit: result.limit).text)
    } else if let stray = result.strays.first {
      parts.append(
        "An issue was recorded outside every test, from a queue or a detached task:\n"
          + Text.indented(stray.comment ?? stray.headline, by: 2))
    }
    if let unexplained = result.unexplained, result.unsolved.first?.stoppedTheProgram != true {
      parts.append("The test program did not come to its end: \(unexplained).")
    }
    let others = result.unsolved.dropFirst()
    if !others.isEmpty {
      parts.append(
        "Also to go:\n"
          + others.map { "  · \($0.name)\(TestText.remark($0))" }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }

  private var whereToLook: String {
    let readme = kata.folder.appending(path: "README.md").path
    if result.verdict == .solved {
      let notes = typing.root.appending(path: "Solutions/\(kata.folderName)/NOTES.md").path
      return Text.columns(
        [
          ("Review", Place.shortened(notes, from: typing.directory)),
          ("Today", Place.shortened(readme, from: typing.directory)),
          ("Compare", typing.kata("solution \(kata.number)")),
        ], margin: 0)
    }
    var rows = [("Read", Place.shortened(readme, from: typing.directory))]
    if [.notYet, .crashed, .didNotFinish].contains(result.verdict) {
      if let place = EditPlace.find(kata, failing: result.unsolved.first) {
        rows.append(("Open", place.text(from: typing.directory)))
      }
      if let place = result.unsolved.first.flatMap({ $0.issues.first?.place ?? $0.place }) {
        rows.append(("Test", place.text(from: typing.directory)))
      }
    }
    if let failure = result.failure, !failure.isDamage, let place = failure.errors.first?.place {
      rows.append(("Open", place.text(from: typing.directory)))
    }
    rows.append(("Hint", typing.kata(isCurrent ? "hint" : "hint \(kata.number)")))
    rows.append(("Again", typing.kata(isCurrent ? "" : "run \(kata.number)")))
    rows.append(("Tests", typing.tests(kata)))
    return Text.columns(rows, margin: 0)
  }
}
