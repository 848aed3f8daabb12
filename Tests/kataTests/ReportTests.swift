import Foundation
import Testing

extension CommandTests {
  @Suite struct Report {
    let miniature: Miniature
    var kata: KataCommand { KataCommand(miniature: miniature) }

    init() throws {
      miniature = try Miniature.fresh()
    }

    @Test
    func `JUnit accounts for every test after a solution, a crash, a hang and a syntax error`()
      throws
    {
      try miniature.write(
        MiniatureFiles.button(MiniatureFiles.right), to: Miniature.sources("11-DanglingObserver"))
      try miniature.write(
        MiniatureFiles.button("{ if taps == 2 { fatalError(\"too <many>\") }; return taps }()"),
        to: Miniature.sources("75-StackedHandlers"))
      try miniature.write(
        MiniatureFiles.button("{ while taps == 2 {}; return taps }()"),
        to: Miniature.sources("72-StolenDelegate"))
      try miniature.write("struct Button {", to: Miniature.sources("82-MismatchedKeys"))
      let answer = try kata("report", "--junit", "--output", "katas.xml", "--time-limit", "2")
      #expect(answer.status == 3, "\(answer.remarks)")
      #expect(answer.output.isEmpty)
      let file = miniature.root.appending(path: "katas.xml")
      let xml = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      try FileManager.default.removeItem(at: file)
      #expect(xml.contains("<testsuites name=\"kata\" tests=\"13\" failures=\"0\" errors=\"3\""))
      #expect(xml.contains("name=\"11 Dangling observer\" tests=\"4\" failures=\"0\" errors=\"0\""))
      #expect(xml.contains("too &lt;many&gt;"))
      #expect(xml.contains("type=\"did not finish\""))
      #expect(answer.leftovers.isEmpty)
      #expect(xml.contains("message=\"Exercises/82-MismatchedKeys/Sources/Button.swift:"))
    }

    @Test func `what a run has shown is in the report afterwards`() throws {
      _ = try kata("run", "11")
      _ = try kata("hint", "11")
      let report = try kata("report", "--json", "--name", "Ash").json()
      #expect(report["learner"] as? String == "Ash")
      #expect(report["current"] as? String == "DanglingObserver")
      let katas = try #require(report["katas"] as? [[String: Any]])
      #expect(katas.count == 4)
      #expect(katas[0]["last"] as? String == "not yet")
      #expect(katas[0]["hints"] as? Int == 1)
      #expect(katas[0]["runs"] as? Int == 1)
      #expect(katas[0]["solved"] == nil)
    }
  }
}
