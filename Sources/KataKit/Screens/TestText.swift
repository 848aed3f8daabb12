/// One test that did not pass, with its message and its timeline.
struct TestText {
  let test: TestRecord
  let typing: Typing
  let style: Style
  /// How long all tests had together.
  var limit: Duration?

  var text: String {
    var parts = [style.bad("✘ ") + style.bold(test.name)]
    parts += ending.map { Text.indented($0, by: 2) }
    if let issue = test.issues.first {
      parts.append(Text.indented(issue.comment ?? issue.headline, by: 2))
      let others = test.issues.count - 1
      if others > 0 { parts.append("  and \(Text.count(others, "more issue")) in this test.") }
    }
    if let timeline = test.timeline {
      parts.append("\n  What happened, in order:")
      parts.append(style.quiet(Text.indented(Self.trimmed(timeline), by: 4)))
    }
    return parts.joined(separator: "\n")
  }

  /// What a test that ended the program has to say.
  private var ending: [String] {
    switch test.outcome {
    case .crashed(let how):
      ["The test program crashed in this test: \(how)."]
    case .didNotFinish:
      [
        "This test was still running when the time was up: a loop without end, or a wait for what",
        "never comes. Everything it had started was ended. \(Self.advice(limit))",
      ]
    case .skipped: ["This test was skipped or cancelled, so it has shown nothing."]
    case nil: ["This test has no result: its turn never came."]
    case .passed, .failed: []
    }
  }

  private static func advice(_ limit: Duration?) -> String {
    guard let seconds = limit?.components.seconds else { return "`--time-limit` gives it longer." }
    return "All tests together have \(seconds) s,\n"
      + "counted from the end of the build; `--time-limit \(seconds * 3)` gives them longer."
  }

  static func remark(_ test: TestRecord) -> String {
    switch test.outcome {
    case .crashed: " (crashed)"
    case .didNotFinish: " (did not finish)"
    case .skipped: " (skipped)"
    case nil: " (no result)"
    case .passed, .failed: ""
    }
  }

  /// The timeline's lines, and of a very long one its end, where it went wrong.
  private static func trimmed(_ timeline: String) -> String {
    let lines = timeline.split(separator: "\n", omittingEmptySubsequences: false)
      .reversed().drop { $0.isEmpty }.reversed()
    guard lines.count > 30 else { return lines.joined(separator: "\n") }
    return "(the first \(lines.count - 30) lines are left out)\n"
      + lines.suffix(30).joined(separator: "\n")
  }
}
