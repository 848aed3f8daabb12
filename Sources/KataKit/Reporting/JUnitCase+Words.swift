extension JUnitCase.Maker {
  static func kind(of outcome: TestRecord.Outcome?) -> (JUnitCase.Kind, String) {
    switch outcome {
    case .passed: (.passed, "")
    case .failed: (.failure, "failed")
    case .skipped: (.skipped, "skipped")
    case .crashed: (.error, "crashed")
    case .didNotFinish: (.error, "did not finish")
    case nil: (.error, "no result")
    }
  }

  /// How the test ended, its issues with their places, and its timeline.
  func words(about test: TestRecord) -> String {
    var parts = Self.ending(of: test.outcome).map { [$0] } ?? []
    parts += test.issues.map { issue in
      let place = issue.place.map { "\n\($0.text(from: root))" } ?? ""
      return Self.words(of: issue) + place
    }
    if let timeline = test.timeline { parts.append("What happened, in order:\n\(timeline)") }
    return parts.joined(separator: "\n\n")
  }

  static func words(of issue: TestRecord.Issue) -> String {
    guard let comment = issue.comment else { return issue.headline }
    return "\(comment)\n\(issue.headline)"
  }

  private static func ending(of outcome: TestRecord.Outcome?) -> String? {
    switch outcome {
    case .passed, .failed: nil
    case .skipped: "The test was skipped, so it has shown nothing."
    case .crashed(let how): "The test program crashed in this test: \(how)."
    case .didNotFinish: "The test was still running when the time was up."
    case nil: "The test has no result: the time was up before its turn came."
    }
  }
}
