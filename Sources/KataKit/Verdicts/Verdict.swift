/// What a run says about a kata, in plain words.
enum Verdict: String, Codable, Equatable, Sendable {
  case solved
  case notYet = "not yet"
  case doesNotCompile = "does not compile"
  case crashed
  case didNotFinish = "did not finish"
  case noTests = "no test ran"
  /// Every test passed, but those are not the tests that were shipped.
  case suiteChanged = "suite changed"

  var status: ExitStatus {
    switch self {
    case .solved: .fine
    case .notYet: .notYet
    case .doesNotCompile: .doesNotCompile
    case .crashed, .didNotFinish: .crashed
    case .noTests, .suiteChanged: .noTests
    }
  }
}
