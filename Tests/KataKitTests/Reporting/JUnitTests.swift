import Foundation
import Testing

@testable import KataKit

@Suite struct JUnitTests {
  private func junit(_ results: SuiteResult...) -> ReadXML {
    let runs = results.map {
      RecordedRun(kata: Fixtures.dangling, result: $0, duration: .milliseconds(1_042))
    }
    return ReadXML(JUnit(runs: runs, root: Fixtures.root).text)
  }

  @Test func `every test is a case, whatever became of it`() {
    let xml = junit(
      SuiteResult(tests: [
        Fixtures.test("a star is shown", in: "Behaviour", .passed),
        Fixtures.test("a favourite reaches nobody", .failed, saying: "The app stops.\nPitfall: x."),
        Fixtures.test("a crash", .crashed("Fatal error: gone")),
        Fixtures.test("a hang", .didNotFinish), Fixtures.test("a skip", .skipped),
        Fixtures.test("no turn", nil),
      ]))
    #expect(xml.isWellFormed)
    #expect(
      xml["testcase"].map { $0.attributes["name"] } == [
        "a star is shown", "a favourite reaches nobody", "a crash", "a hang", "a skip", "no turn",
      ])
    for element in xml["testsuites"] + xml["testsuite"] {
      #expect(element.attributes["tests"] == "6")
      #expect(element.attributes["failures"] == "1")
      #expect(element.attributes["errors"] == "3")
      #expect(element.attributes["skipped"] == "1")
      #expect(element.attributes["time"] == "1.042")
    }
    #expect(
      xml["error"].map { $0.attributes["type"] } == ["crashed", "did not finish", "no result"])
    #expect(xml["failure"][0].attributes["message"] == "The app stops.")
    #expect(xml["failure"][0].text.contains("Pitfall: x."))
    #expect(xml["testcase"][1].attributes["classname"] == "DanglingObserverTests.Hazard")
    #expect(
      xml["testcase"][1].attributes["file"]
        == "Exercises/11-DanglingObserver/Tests/DanglingObserverTests.swift")
    #expect(xml["testcase"][1].attributes["line"] == "9")
  }

  @Test func `what does not compile is an error with its place`() {
    let error = Diagnostic(
      place: Place(path: "/katas/Exercises/11-DanglingObserver/Sources/A.swift", line: 3),
      isError: true, message: "expected '}'")
    let xml = junit(SuiteResult(failure: BuildFailure(errors: [error], words: [])))
    #expect(xml["testcase"].count == 1)
    #expect(
      xml["error"][0].attributes["message"]
        == "Exercises/11-DanglingObserver/Sources/A.swift:3: expected '}'")
    #expect(xml["testcase"][0].attributes["line"] == "3")
    #expect(xml["property"][0].attributes["value"] == "does not compile")
  }

  @Test func `an empty suite, a stray issue and an end without a test are cases too`() {
    let stray = TestRecord.Issue(headline: "Issue recorded", comment: nil, place: nil)
    let xml = junit(
      SuiteResult(),
      SuiteResult(tests: [Fixtures.test("a star is shown", .passed)], strays: [stray]),
      SuiteResult(unexplained: "signal 9"))
    #expect(
      xml["testcase"].map { $0.attributes["name"] } == [
        "the kata is solved", "a star is shown", "no issue is recorded outside every test",
        "the test program comes to its end",
      ])
    #expect(xml["testsuites"][0].attributes["errors"] == "2")
    #expect(xml["testsuites"][0].attributes["failures"] == "1")
  }

  @Test func `any text is well formed`() {
    let everything = String(
      String.UnicodeScalarView((0...0x9F).compactMap(Unicode.Scalar.init))
        + ["\u{FFFE}", "\u{FFFF}", "\u{1F980}"])
    let xml = junit(
      SuiteResult(tests: [
        Fixtures.test("]]> & <b> \"q\" 'q'", .failed, saying: everything + "]]>")
      ]))
    #expect(xml.isWellFormed)
    #expect(xml["testcase"][0].attributes["name"] == "]]> & <b> \"q\" 'q'")
    #expect(xml["failure"][0].text.contains("!\"#$%&'()*+,-./0123456789:;<=>?"))
    #expect(xml["failure"][0].text.contains("\u{FFFD}"))
  }
}
