import Foundation
import Testing

@testable import KataKit

@Suite struct EventStreamTests {
  @Test func `a run that came to its end has a result for each test`() throws {
    let stream = EventStream(
      Recorded.data(Recorded.listed + Recorded.passed + Recorded.failed + [Recorded.end]))
    #expect(stream.hasEnded)
    #expect(stream.open.isEmpty)
    #expect(stream.tests.map(\.name) == ["the star is right", "the cell shows a star"])
    #expect(stream.tests.map(\.outcome) == [.failed, .passed])
    #expect(stream.tests.map(\.isHazard) == [true, false])
    #expect(stream.tests.map(\.isBehaviour) == [false, true])
    let issue = try #require(stream.tests[0].issues.first)
    #expect(issue.comment == "The star shows the other document.\nSeen: 1. Expected: 2.")
    #expect(issue.place == Place(path: "/katas/T.swift", line: 5))
  }

  @Test func `a half-written last line is a crash in the test that is open`() {
    var lines = Recorded.listed + Recorded.passed
    lines.append(Recorded.started(Recorded.star))
    let data = Recorded.data(lines) + Data(#"{"kind":"event","payl"#.utf8)
    let stream = EventStream(data)
    #expect(!stream.hasEnded)
    #expect(stream.open == [Recorded.star])
    #expect(stream.tests.map(\.outcome) == [nil, .passed])
  }

  @Test func `what a fork tells once more opens nothing that has ended`() {
    let told = [Recorded.started(Recorded.star), Recorded.ended(Recorded.star, "pass")]
    let stream = EventStream(
      Recorded.data(Recorded.listed + told + [Recorded.started(Recorded.star)]))
    #expect(stream.open.isEmpty)
    #expect(stream.tests.first?.outcome == .passed)
  }

  @Test func `a known issue is no failure, and an issue of no test is not lost`() {
    let known = Recorded.issue(Recorded.star, known: true)
    let stray = Recorded.issue(nil, known: false)
    let stream = EventStream(
      Recorded.data(
        Recorded.listed + [
          Recorded.started(Recorded.star), known, stray, Recorded.ended(Recorded.star, "pass"),
        ]))
    #expect(stream.tests[0].outcome == .passed)
    #expect(stream.strays.count == 1)
  }

  @Test(arguments: ["testSkipped", "testCancelled"])
  func `what was skipped has not passed`(kind: String) {
    let skipped = Recorded.event(kind, Recorded.star)
    let stream = EventStream(Recorded.data(Recorded.listed + [skipped] + Recorded.passed))
    #expect(stream.tests.map(\.outcome) == [.skipped, .passed])
  }

  @Test func `the timeline is the file that the test attached`() throws {
    let folder = try TemporaryFolder(["timeline-2qcs3.txt": "1 the cell dies\n", "picture.png": ""])
    let lines = ["picture.png", "timeline-2qcs3.txt"].map { name in
      Recorded.event(
        "valueAttached", Recorded.star,
        more: #""attachment":{"path":"\#(folder.url.appending(path: name).path)"},"#)
    }
    let stream = EventStream(Recorded.data(Recorded.listed + lines))
    #expect(stream.tests[0].timeline == "1 the cell dies\n")
  }

  @Test func `noise is passed over`() {
    #expect(EventStream(Data("\n{}\nnot JSON\n\u{FF}".utf8)).tests.isEmpty)
  }

  @Test(arguments: [
    ("M.Screen/Hazard/`a/b: twice`()/T.swift:1:2", ["Screen", "Hazard"]),
    ("M.Screen/Behaviour/shows(n:)/T.swift:1:2", ["Screen", "Behaviour"]),
    ("M.shows()/T.swift:1:2", []),
  ])
  func `a slash in a sentence is no suite`(id: String, suites: [String]) {
    #expect(TestRecord(id: id, name: "", place: nil).suites == suites)
  }
}

/// Lines as Swift Testing writes them, cut to what is read.
enum Recorded {
  static let star = "DanglingObserverTests.Tests/Hazard/`the star is right`()/T.swift:5:27"
  static let cell = "DanglingObserverTests.Tests/Behaviour/shows()/T.swift:8:30"

  static let listed = [
    #"{"kind":"test","payload":{"id":"DanglingObserverTests.Tests","kind":"suite","name":"Tests"}}"#,
    #"{"kind":"test","payload":{"id":"\#(star)","kind":"function","name":"`the star is right`()"}}"#,
    #"{"kind":"test","payload":{"id":"\#(cell)","kind":"function","displayName":"the cell shows a star","name":"shows()","sourceLocation":{"_filePath":"/katas/T.swift","line":8}}}"#,
  ]
  static let passed = [started(cell), ended(cell, "pass")]
  static let failed = [started(star), issue(star, known: false), ended(star, "fail")]
  static let end = #"{"kind":"event","payload":{"kind":"runEnded","messages":[]}}"#

  static func started(_ id: String) -> String { event("testStarted", id) }
  static func ended(_ id: String, _ symbol: String) -> String { event("testEnded", id) }

  static func event(_ kind: String, _ id: String?, more: String = "") -> String {
    let test = id.map { #""testID":"\#($0)","# } ?? ""
    return #"{"kind":"event","payload":{\#(test)\#(more)"kind":"\#(kind)"},"version":"6.3.0"}"#
  }

  static func issue(_ id: String?, known: Bool) -> String {
    event(
      "issueRecorded", id,
      more: #"""
        "issue":{"isKnown":\#(known),"isFailure":\#(!known),"sourceLocation":{"filePath":"/katas/T.swift","line":5}},\#
        "messages":[{"symbol":"fail","text":"Expectation failed: 1 == 2"},\#
        {"symbol":"details","text":"The star shows the other document.\nSeen: 1. Expected: 2."}],
        """#.replacing("\n", with: ""))
  }

  static func data(_ lines: [String]) -> Data { Data((lines.joined(separator: "\n") + "\n").utf8) }
}
