import Controls

/// The list of an upload's steps that the user reads.
///
/// As each view it belongs to the main actor. Nobody is stopped who touches it elsewhere, as in most
/// releases of UIKit; the checker notes it.
final class LogView {
  private(set) var lines: [String] = []

  private let checker: MainThreadChecker

  init(checker: MainThreadChecker) {
    self.checker = checker
  }

  deinit {
    checker.note("taken off the screen")
  }

  /// Shows a line below the others.
  func append(_ line: String) {
    lines.append(line)
    checker.note(line)
  }
}
