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

  @Test func `what is compared without a name is the last one done until the next is begun`() throws
  {
    var progress = Progress()
    #expect(progress.compared(in: Fixtures.catalogue)?.number == "11")
    progress[Fixtures.dangling].solved = noon
    #expect(progress.compared(in: Fixtures.catalogue)?.number == "11")
    let next = try #require(progress.current(in: Fixtures.catalogue))
    progress[next].last = .notYet
    #expect(progress.compared(in: Fixtures.catalogue)?.number == "12")
    progress[next].gaveUp = noon + 60
    #expect(progress.compared(in: Fixtures.catalogue)?.number == "12")
  }
}
