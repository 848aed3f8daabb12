import Foundation
import Testing

/// The model against what Apple's Foundation prints, scenario by scenario.
@Suite struct ConformanceTests {
  @Test(arguments: TestedScenario.certainAndStrong)
  func `the model prints what Apple's Foundation prints`(_ tested: TestedScenario) {
    let expected = ComparableLines.of(tested.apple)
    let printed = tested.scenario.play()
    #expect(
      ComparableLines.match(printed, expected),
      "\(TestedScenario.sideBySide(printed, expected))")
  }

  @Test func `every scenario of the record is played, in its order`() {
    #expect(Scenario.all.map(\.number) == RecordedTrace.apple.map(\.number))
    #expect(Scenario.all.count == 90)
  }

  @Test func `82 scenarios are compared`() {
    #expect(TestedScenario.certainAndStrong.count == 82)
    #expect(TestedScenario.certainAndStrong.allSatisfy { !ComparableLines.of($0.apple).isEmpty })
  }

  @Test func `what is left out of a line is there to be left out`() {
    for (number, text) in ComparableLines.leftOut {
      let trace = RecordedTrace.apple.first { $0.number == number }
      #expect(trace?.lines.contains { $0.contains(text) } == true, "\(number) \(text)")
    }
  }
}

/// A scenario with what Apple's Foundation prints for it.
struct TestedScenario: Sendable, CustomTestStringConvertible {
  let scenario: Scenario
  let apple: RecordedTrace

  var testDescription: String { "\(apple.number) \(apple.title)" }

  /// The scenarios whose expectation is sure enough to test on.
  static let certainAndStrong: [TestedScenario] = all.filter {
    $0.apple.certainty?.isTested == true
  }

  private static let all: [TestedScenario] = RecordedTrace.apple.compactMap { apple in
    Scenario.all.first { $0.number == apple.number }.map {
      TestedScenario(scenario: $0, apple: apple)
    }
  }

  /// Both traces, with a mark at each line that differs.
  static func sideBySide(_ printed: [String], _ expected: [String]) -> String {
    let lines = (0..<max(printed.count, expected.count)).map { index -> String in
      let model = printed.indices.contains(index) ? printed[index] : nil
      let apple = expected.indices.contains(index) ? expected[index] : nil
      if let model, let apple, ComparableLines.matches(model, apple) { return "  \(model)" }
      return "- \(apple ?? "(no more lines)")\n+ \(model ?? "(no more lines)")"
    }
    return "Apple's Foundation (-) and the model (+):\n" + lines.joined(separator: "\n")
  }
}
