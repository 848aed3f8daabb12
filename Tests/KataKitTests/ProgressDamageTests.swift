import Foundation
import Testing

@testable import KataKit

/// What may have happened to the files of progress, and that nothing of it costs a solved kata.
@Suite struct ProgressDamageTests {
  let state: StateFolder
  var store: ProgressStore { state.store }

  init() throws {
    state = try StateFolder()
    try store.remember(state.solved("DanglingObserver"))
  }

  @Test(arguments: [
    "", "{", "{\"version\":1}", "[]", "{\"version\":1,\"katas\":{\"A\":{}", "\u{0}",
    "{\"version\":1,\"katas\":[]}", "{\"version\":\"1\",\"katas\":{}}",
  ])
  func `a damaged file is told of, kept aside and rebuilt`(text: String) throws {
    try state.write(text, to: "progress.json")
    let (progress, notice) = try store.load()
    #expect(progress.isSolved(Fixtures.dangling))
    let words = try #require(notice)
    #expect(words.hasPrefix(text.isEmpty ? "progress.json is empty." : "progress.json is damaged."))
    #expect(words.contains("It is kept as .kata/progress-damaged-1.json"))
    #expect(words.contains("rebuilt from the journal: 1 solved. If one is missing, `kata run` it"))
    #expect(state.contents("progress-damaged-1.json") == text)
    #expect(try store.load().notice == nil, "it is told of once")
  }

  @Test(arguments: ["{\"version\":9,\"katas\":{}}", "{\"version\":9,\"courses\":[7]}"])
  func `a file of a later version is kept aside, whatever it holds`(text: String) throws {
    try state.write(text, to: "progress.json")
    let (progress, notice) = try store.load()
    #expect(
      notice?.hasPrefix("progress.json is of version 9, which this kata does not know") == true)
    #expect(progress.isSolved(Fixtures.dangling))
    #expect(state.contents("progress-damaged-1.json") == text)
  }

  @Test func `damage upon damage is kept under a name of its own`() throws {
    for number in 1...3 {
      try state.write("\(number)", to: "progress.json")
      _ = try store.load()
      #expect(state.contents("progress-damaged-\(number).json") == "\(number)")
    }
  }

  @Test func `what stands in the file's place is moved aside`() throws {
    let cases: [(name: String, make: (URL) throws -> Void)] = [
      (
        "is a folder",
        { try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true) }
      ),
      (
        "cannot be read",
        {
          try FileManager.default.createSymbolicLink(
            atPath: $0.path, withDestinationPath: "nowhere")
        }
      ),
      ("cannot be read", { mkfifo($0.path, 0o600) }),
    ]
    for (words, make) in cases {
      try FileManager.default.removeItem(at: store.file)
      try make(store.file)
      let (progress, notice) = try store.load()
      #expect(notice?.hasPrefix("progress.json \(words). It is kept as") == true)
      #expect(progress.isSolved(Fixtures.dangling))
      #expect(try store.load().notice == nil)
    }
  }

  @Test func `a file that is gone is rebuilt without a word`() throws {
    try FileManager.default.removeItem(at: store.file)
    let (progress, notice) = try store.load()
    #expect(progress.isSolved(Fixtures.dangling))
    #expect(notice == nil)
    #expect(!store.isFirstStart)
  }

  @Test func `what a killed runner was about to put in place is in nobody's way`() throws {
    try state.write("{", to: "progress.json.new/keep.txt")
    try store.remember(state.solved("WeakDance"))
    #expect(try store.load().progress.katas.count == 2)
    #expect(state.names == ["journal.jsonl", "progress.json"])
  }
}
