import Foundation
import Testing

extension SecondCommandTests {
  @Suite struct Verify {
    let miniature: Miniature
    var kata: KataCommand { KataCommand(miniature: miniature) }

    init() throws {
      miniature = try Miniature.second()
    }

    @Test func `a good miniature is proved, and no file of the learner is touched`() throws {
      let before = try learnersFiles()
      let answer = try kata("verify")
      #expect(answer.status == 0, "\(answer.output)\(answer.remarks)")
      for title in ["11 Dangling observer", "72 Stolen delegate", "75 Stacked handlers"] {
        #expect(
          answer.output.contains(
            "✔ \(title): 2 hazard and 2 behaviour tests as shipped · solution passes"
              + " · 3 wrong fixes rejected by 2 tests · 1 right fix accepted"))
      }
      #expect(answer.output.contains("All 28 proofs hold"))
      #expect(try learnersFiles() == before)
      #expect(answer.leftovers.isEmpty)
    }

    /// One defect in each kata, so that one run shows all four and that none hides another.
    @Test func `each defect is told with its kata, its proof, its test and what to do`() throws {
      try miniature.write(
        MiniatureFiles.button("taps == 1 ? 1 : taps * 2"),
        to: Miniature.sources("11-DanglingObserver"))
      try miniature.write(
        MiniatureFiles.button("taps + 1"), to: Miniature.solution("72-StolenDelegate"))
      try miniature.write(
        "// Rejected by: a tap is heard\n" + MiniatureFiles.button("min(taps, 1)"),
        to: Miniature.wrongFix("75-StackedHandlers", "hears-one-at-most"))
      try miniature.write(
        MiniatureFiles.button("{ let unused = 1; return taps * 2 }()"),
        to: Miniature.sources("82-MismatchedKeys"))
      let answer = try kata("verify")
      #expect(answer.status == 1, "\(answer.remarks)")
      #expect(
        answer.output.contains(
          """
          ✘ 11 Dangling observer
            Proof 1, as shipped:
              Test: one tap is heard once
              Seen: this Hazard test must fail on the exercise as it is, and it passes
              Do:   If you have solved
          """))
      #expect(
        answer.output.contains(
          """
          ✘ 72 Stolen delegate
            Proof 2, solution:
              Test: one tap is heard once
              Seen: this test must pass, and it fails: One tap acts twice.
          """))
      #expect(
        answer.output.contains(
          """
          ✘ 75 Stacked handlers
            Proof 3, wrong fix hears-one-at-most:
              Test: a tap is heard
              Seen: this test must reject it, and it passes; failing: "two taps are heard twice"
          """))
      #expect(
        answer.output.contains(
          """
          ✘ 82 Mismatched keys
            Proof 1, as shipped:
              Seen: it compiles with a warning: Exercises/82-MismatchedKeys/Sources/Button.swift:3: 
          """))
      #expect(answer.output.contains("4 of 28 proofs fail"))
    }

    @Test func `documents that do not match are told, with what to do`() throws {
      try miniature.write(
        "# Why\n\nSee [there](../nowhere.md).\n",
        to: "Solutions/11-DanglingObserver/NOTES.md")
      try miniature.write(
        "# A page\n<!-- code: Solutions/72-StolenDelegate/Button.swift -->\n```swift\ntaps * 3\n```\n",
        to: "docs/page.md")
      try miniature.write("", to: "Tests/RightFixes/99-Nothing/fix/Button.swift")
      let answer = try kata("verify")
      #expect(answer.status == 1, "\(answer.remarks)")
      #expect(
        answer.output.contains(
          """
          ✘ 11 Dangling observer
            Proof 4, documents:
              Seen: Solutions/11-DanglingObserver/NOTES.md: line 3 links to ../nowhere.md, which is not there
              Do:   Mend the link.
          """))
      #expect(
        answer.output.contains(
          """
          ✘ Documents
            Seen: docs/page.md:2: the code is not in Solutions/72-StolenDelegate/Button.swift as it stands here
            Do:   Paste the lines again; a line of nothing but … leaves lines out.
            Seen: Tests/RightFixes/99-Nothing belongs to no kata
          """))
      #expect(answer.output.contains("2 of 29 proofs fail"))
    }

    @Test func `a test that leans on another is found by shuffling, and by nothing else`() throws {
      let leaning = """
          @Test func `a bell rings`() { Bell.hasRung = true }
            @Test func `a bell has rung`() { #expect(Bell.hasRung) }

        """
      try miniature.write(
        MiniatureFiles.suite("StolenDelegate", more: leaning)
          + "enum Bell { nonisolated(unsafe) static var hasRung = false }\n",
        to: Miniature.suite("72-StolenDelegate"))
      #expect(try kata("verify", "72").status == 0)
      let answer = try kata("verify", "72", "--shuffle", "12")
      #expect(answer.status == 1, "\(answer.remarks)")
      #expect(
        answer.output.contains("Test: a bell has rung\n    Seen: the test passes, and otherwise"))
    }

    @Test func `what does not compile, crashes or hangs is no rejection and stops no other`() throws
    {
      try miniature.write(
        "// Rejected by: a tap is heard\nstruct Button {",
        to: Miniature.wrongFix("11-DanglingObserver", "hears-nothing"))
      try miniature.write(
        "// Rejected by: a tap is heard\n" + MiniatureFiles.button("{ fatalError(\"gone\") }()"),
        to: Miniature.wrongFix("75-StackedHandlers", "hears-nothing"))
      try miniature.write(
        "// Rejected by: a tap is heard\n" + MiniatureFiles.button("{ while true {} }()"),
        to: Miniature.wrongFix("82-MismatchedKeys", "hears-nothing"))
      let answer = try kata("verify", "11", "75", "82", "--time-limit", "2", "--json")
      #expect(answer.status == 1, "\(answer.remarks)")
      let katas = try #require(try answer.json()["katas"] as? [[String: Any]])
      let seen = katas.map { kata in
        (kata["proofs"] as? [[String: Any]] ?? []).flatMap {
          ($0["findings"] as? [[String: Any]] ?? []).compactMap { $0["seen"] as? String }
        }.joined(separator: "; ")
      }
      try #require(seen.count == 3)
      #expect(seen[0].hasPrefix("it does not compile: "))
      #expect(seen[1].hasPrefix("this test must reject it, and it crashes: "))
      // It hangs in each test, and the limit is that of all together.
      #expect(
        seen[2].hasPrefix("this test must reject it, and it does not finish")
          || seen[2].hasPrefix("this test must reject it, and it has no result"))
      #expect(answer.leftovers.isEmpty)
    }

    private func learnersFiles() throws -> [String: Date] {
      var dates: [String: Date] = [:]
      for path in MiniatureFiles.all.keys {
        let attributes = try FileManager.default.attributesOfItem(
          atPath: miniature.root.appending(path: path).path)
        dates[path] = attributes[.modificationDate] as? Date
      }
      return dates
    }
  }
}
