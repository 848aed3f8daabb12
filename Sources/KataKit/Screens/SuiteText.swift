import Foundation

/// What is said of a suite that is not as it was shipped, or that shows nothing.
struct SuiteText {
  let kata: Kata
  let result: SuiteResult
  let typing: Typing

  /// Beside whatever else there is to say; empty if the suite is as it was shipped.
  var remark: String {
    switch (result.suite, result.verdict) {
    case (.changed(let changes), .suiteChanged):
      """
      \(passed), but these are not the tests that were shipped:
      \(Self.list(changes))
      So it is not known whether the kata is solved. Put the suite back and run it again:
      \(wayBack)
      """
    case (.changed(let changes), _):
      """
      The suite is not as it was shipped:
      \(Self.list(changes))
      Put it back, so that it shows what it is meant to show:
      \(wayBack)
      """
    case (.unknown, .solved):
      "Nothing is known of what was shipped of this kata, so its suite was taken as it is."
    case (.unknown, _), (.asShipped, _): ""
    }
  }

  /// For a run in which no test ran.
  var silence: String {
    let words = "No test ran, so nothing was shown and nothing passed."
    switch result.suite {
    case .changed: return words
    case .asShipped:
      return """
        \(words) The suite is as it was shipped;
        see that Exercises/Package.swift is so too and names the kata.
        """
    case .unknown:
      return """
        \(words)
        Nothing is known of what was shipped of this kata. Restore
        \(Place.shortened(kata.tests.path, from: typing.directory)) with `git checkout`, for example.
        """
    }
  }

  private var passed: String {
    let count = result.tests.count
    return count == 1 ? "1 test passed" : "All \(count) tests passed"
  }

  private var wayBack: String {
    """
      \(typing.kata("reset \(kata.number) --suite"))
    Your code stays as it is, and your copy of the suite is kept in .kata/attempts.
    """
  }

  private static func list(_ changes: [FileChange]) -> String {
    changes.map { "  · \($0.words)" }.joined(separator: "\n")
  }
}
