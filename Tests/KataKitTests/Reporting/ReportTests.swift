import Foundation
import Testing

@testable import KataKit

@Suite struct ReportTests {
  static let noon = Date(timeIntervalSince1970: 1_700_000_000)

  static func report(_ learner: String = "Ash") -> Report {
    var progress = Progress()
    progress[Fixtures.dangling] = Progress.Entry(solved: noon, last: .crashed, hints: 2)
    progress[Fixtures.catalogue.katas[1]] = Progress.Entry(last: .notYet, hints: 1)
    return Report(
      learner: learner, made: noon + 86_400, katas: Fixtures.catalogue.katas,
      of: Fixtures.catalogue, progress: progress,
      runs: ["DanglingObserver": 3, "DanglingSubject": 1])
  }

  private func screen(_ report: Report) -> ReportScreen {
    ReportScreen(report: report, style: .plain, timeZone: .gmt)
  }

  @Test func `the text says what is solved since when, and where the learner is`() {
    #expect(
      screen(Self.report()).text == """
        Report of Ash, 2023-11-15

        Core
          ✔ 11 Dangling observer   solved 2023-11-14, the last run: crashed, 2 hints, 3 runs
          → 12 Dangling subject    not yet, 1 hint, 1 run
          · 82 Mismatched keys
          · 91 Singleton coupling

        Deep
          · 61 Weak dance

        1 of 5 katas solved, of the core 1 of 4. At 12 Dangling subject. 3 hints seen, 4 runs.
        """)
  }

  @Test func `Markdown is a table, and a name cannot break it`() {
    let text = screen(Self.report("A|na\n<b>")).markdown
    #expect(text.hasPrefix("# Report of A\\|na \\<b\\>\n\n1 of 5 katas solved"))
    #expect(text.contains("| 11 Dangling observer | core | 2023-11-14 | crashed | 2 | 3 |\n"))
    #expect(text.contains("| 82 Mismatched keys | core |  |  | 0 | 0 |\n"))
  }

  @Test func `JSON comes back as it went`() throws {
    let json = try Output.json(Self.report())
    #expect(json.contains("\"made\" : \"2023-11-15T22:13:20Z\""))
    #expect(json.contains("\"format\" : \"kata report\""))
    #expect(json.contains("\"version\" : 1"))
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    #expect(try decoder.decode(Report.self, from: Data(json.utf8)) == Self.report())
  }

  @Test func `runs are counted from the journal`() throws {
    let folder = try TemporaryFolder()
    let store = ProgressStore(Repository(root: folder.url))
    for verdict in [Verdict.notYet, .crashed] {
      try store.remember(Deed(kata: "DanglingObserver", at: Self.noon, verdict: verdict))
    }
    try store.remember(Deed(kata: "DanglingObserver", at: Self.noon, hints: 1))
    #expect(store.journal.runs == ["DanglingObserver": 2])
  }
}
