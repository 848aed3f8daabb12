import Foundation
import Testing

extension CommandTests {
  /// What the learner sees where the files of progress are not as they should be.
  @Suite struct State {
    let miniature: Miniature
    var kata: KataCommand { KataCommand(miniature: miniature) }

    init() throws {
      miniature = try Miniature.fresh()
    }

    @Test(arguments: [
      ("{\"version\":1,", "progress.json is damaged. It is kept as .kata/progress-damaged-"),
      ("", "progress.json is empty. It is kept as"),
      (
        "{\"version\":7}",
        "progress.json is of version 7, which this kata does not know. It is kept"
      ),
    ])
    func `a damaged file is told of once, and programs are answered all the same`(
      text: String, words: String
    ) throws {
      try write(
        "{\"kata\":\"DanglingObserver\",\"at\":\"2024-01-01T00:00:00Z\",\"verdict\":\"solved\"}\n",
        to: "journal.jsonl")
      try write(text, to: "progress.json")
      let answer = try kata("list", "--json")
      #expect(answer.status == 0)
      #expect(answer.remarks.hasPrefix(words), "\(answer.remarks)")
      #expect(answer.remarks.contains("rebuilt from the journal: 1 solved."))
      #expect(try answer.json()["current"] as? String == "StackedHandlers")
      #expect(try kata("list", "--json").remarks.isEmpty)
    }

    @Test func `a folder in the journal's place is moved aside, and the verdict kept`() throws {
      try write("", to: "journal.jsonl/keep.txt")
      let answer = try kata("run", "11")
      #expect(answer.status == 1)
      #expect(answer.remarks.contains("journal.jsonl is a folder. It is kept as .kata/journal-dam"))
      #expect(try kata("run", "11").remarks.isEmpty)
    }

    #if os(Linux)
    @Test func `a full disk costs no verdict, and is told of with what to do`() throws {
      let journal = miniature.root.appending(path: ".kata/journal.jsonl")
      try FileManager.default.createSymbolicLink(
        atPath: journal.path, withDestinationPath: "/dev/full")
      let answer = try kata("run", "11")
      #expect(answer.status == 74, "\(answer.remarks)")
      #expect(answer.output.contains("not yet: 2 of 4 tests to go"))
      #expect(answer.remarks.contains("journal.jsonl cannot be written (No space left on device)."))
      #expect(answer.remarks.contains("then type the command again"))
    }
    #endif

    private func write(_ text: String, to name: String) throws {
      let file = miniature.root.appending(path: ".kata/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}
