import Foundation
import Testing

@testable import KataKit

@Suite struct ProgressTests {
  let folder: TemporaryFolder
  let store: ProgressStore
  let noon = Date(timeIntervalSince1970: 1_700_000_000)

  init() throws {
    folder = try TemporaryFolder()
    store = ProgressStore(Repository(root: folder.url))
  }

  @Test func `nothing is remembered at first`() throws {
    #expect(store.isFirstStart)
    #expect(try store.load().progress == Progress())
  }

  @Test func `verdicts and hints are remembered by name`() throws {
    try store.remember(Deed(kata: "DanglingObserver", at: noon, hints: 2))
    try store.remember(Deed(kata: "DanglingObserver", at: noon, verdict: .solved))
    try store.remember(Deed(kata: "DanglingObserver", at: noon + 60, verdict: .notYet))
    let entry = try store.load().progress[Fixtures.dangling]
    #expect(entry == Progress.Entry(solved: noon, last: .notYet, hints: 2))
    #expect(!store.isFirstStart)
  }

  @Test(arguments: [
    "", "{", "{\"version\":1}", "[]", "{\"version\":1,\"katas\":{\"A\":{}", "\u{0}",
  ])
  func `a damaged file is told of, kept aside and rebuilt`(text: String) throws {
    try store.remember(Deed(kata: "DanglingObserver", at: noon, verdict: .solved))
    try folder.write(text, to: ".kata/progress.json")
    let (progress, notice) = try store.load()
    #expect(progress.isSolved(Fixtures.dangling))
    #expect(
      notice?.contains("progress.json is damaged. It is kept as .kata/progress-damaged-") == true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/.kata")
    let aside = try #require(names.first { $0.hasPrefix("progress-damaged-") })
    let kept = try Data(contentsOf: folder.url.appending(path: ".kata/\(aside)"))
    #expect(kept == Data(text.utf8))
    #expect(try store.load().notice == nil, "it is told of once")
  }

  @Test func `a file of another version is kept aside`() throws {
    try folder.write("{\"version\":9,\"katas\":{}}", to: ".kata/progress.json")
    #expect(try store.load().notice?.contains("is of version 9") == true)
  }

  @Test func `a folder in the file's place is moved aside`() throws {
    try folder.write("", to: ".kata/progress.json/keep.txt")
    #expect(try store.load().notice != nil)
    #expect(try store.load().notice == nil)
  }

  @Test func `a file in the folder's place is a complaint that names it`() throws {
    try folder.write("", to: ".kata")
    let complaint = #expect(throws: Complaint.self) {
      try store.remember(Deed(kata: "DanglingObserver", at: noon, verdict: .solved))
    }
    #expect(complaint?.status == .inputOutput)
    #expect(complaint?.text.contains(".kata cannot be written") == true)
  }

  @Test func `a line of the journal that was cut off costs that line alone`() throws {
    try store.remember(Deed(kata: "DanglingObserver", at: noon, verdict: .solved))
    let journal = folder.url.appending(path: ".kata/journal.jsonl")
    let text = try String(contentsOf: journal, encoding: .utf8)
    try folder.write(text + "{\"kata\":\"Mis", to: ".kata/journal.jsonl")
    #expect(Journal(file: journal).replayed().isSolved(Fixtures.dangling))
  }

  @Test func `the learner is at the first kata of the path that is not solved`() throws {
    var progress = Progress()
    #expect(progress.current(in: Fixtures.catalogue)?.number == "11")
    progress[Fixtures.dangling].solved = noon
    #expect(progress.current(in: Fixtures.catalogue)?.number == "12")
  }

  @Test func `a kata that was given up is passed over until the others are done`() throws {
    try store.remember(Deed(kata: "DanglingObserver", at: noon, gaveUp: true))
    var progress = try store.load().progress
    #expect(progress[Fixtures.dangling] == Progress.Entry(gaveUp: noon))
    #expect(progress.current(in: Fixtures.catalogue)?.number == "12")
    for kata in Fixtures.catalogue.katas.dropFirst() { progress[kata].solved = noon }
    #expect(progress.current(in: Fixtures.catalogue)?.number == "11")
  }

  @Test func `two runners at once lose nothing`() async throws {
    await withTaskGroup { group in
      for number in 0..<20 {
        group.addTask { [store, noon] in
          _ = try? store.remember(Deed(kata: "Kata\(number)", at: noon, verdict: .solved))
        }
      }
    }
    #expect(try store.load().progress.katas.count == 20)
  }
}
