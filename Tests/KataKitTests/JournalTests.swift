import Foundation
import Testing

@testable import KataKit

/// The journal, from which progress is rebuilt, may be damaged itself.
@Suite struct JournalTests {
  let state: StateFolder
  var store: ProgressStore { state.store }

  init() throws {
    state = try StateFolder()
    try store.remember(state.solved("DanglingObserver"))
  }

  @Test func `a deed that reached the journal alone is remembered`() throws {
    // As if the runner had been killed between the two.
    let before = try #require(state.contents("progress.json"))
    try store.remember(state.solved("WeakDance"))
    try state.write(before, to: "progress.json")
    #expect(try store.load().progress.katas["WeakDance"]?.solved != nil)
    try store.remember(state.solved("SingletonCoupling"))
    #expect(try store.load().progress.katas.count == 3)
  }

  @Test(arguments: ["{\"kata\":\"Mis", "\u{0}\u{0}", "no JSON at all\n"])
  func `a line of the journal that was cut off costs that line alone`(rest: String) throws {
    let text = try #require(state.contents("journal.jsonl"))
    try state.write(text + rest, to: "journal.jsonl")
    try store.remember(state.solved("WeakDance"))
    try state.write("", to: "progress.json")
    #expect(Set(try store.load().progress.katas.keys) == ["DanglingObserver", "WeakDance"])
  }

  @Test func `a journal that is gone costs nothing as long as the file is good`() throws {
    try FileManager.default.removeItem(at: state.url.appending(path: "journal.jsonl"))
    try store.remember(state.solved("WeakDance"))
    #expect(try store.load().progress.katas.count == 2)
  }

  @Test func `a folder in the journal's place is moved aside`() throws {
    try FileManager.default.removeItem(at: state.url.appending(path: "journal.jsonl"))
    try state.write("", to: "journal.jsonl/keep.txt")
    let notice = try store.remember(state.solved("WeakDance"))
    #expect(notice?.contains("It is kept as .kata/journal-damaged-1.jsonl") == true)
    #expect(state.contents("journal-damaged-1.jsonl/keep.txt") == "")
    #expect(try store.load().progress.katas.count == 2)
  }
}
