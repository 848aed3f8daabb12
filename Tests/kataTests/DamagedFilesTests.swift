import Foundation
import Testing

extension CommandTests {
  /// Files of a kata that are gone, empty or no files, and that no older verdict is shown for them.
  @Suite struct DamagedFiles {
    struct Damage: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let words: String
      let work: @Sendable (URL) throws -> Void
    }

    static let source = "Exercises/11-DanglingObserver/Sources/Button.swift"

    static let sources = [
      Damage(testDescription: "an empty file", words: "\(source):1: this file is empty") {
        try Data().write(to: $0)
      },
      Damage(testDescription: "a link to nothing", words: "\(source):1: this is no file that can") {
        try FileManager.default.removeItem(at: $0)
        try FileManager.default.createSymbolicLink(atPath: $0.path, withDestinationPath: "nowhere")
      },
      Damage(testDescription: "a folder", words: "\(source):1: this is a folder, where a file") {
        try FileManager.default.removeItem(at: $0)
        try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: false)
      },
      Damage(testDescription: "no file", words: "\(source):1: this file is missing") {
        try FileManager.default.removeItem(at: $0)
      },
      Damage(testDescription: "no folder", words: "\(source):1: this file is missing") {
        try FileManager.default.removeItem(at: $0.deletingLastPathComponent())
      },
    ]

    static let suites = [
      Damage(testDescription: "an empty suite", words: "") { try Data().write(to: $0) },
      Damage(testDescription: "no suite", words: "") { try FileManager.default.removeItem(at: $0) },
      Damage(testDescription: "no folder", words: "") {
        try FileManager.default.removeItem(at: $0.deletingLastPathComponent())
      },
      Damage(testDescription: "a link to nothing", words: "") {
        try FileManager.default.removeItem(at: $0)
        try FileManager.default.createSymbolicLink(atPath: $0.path, withDestinationPath: "nowhere")
      },
    ]

    let miniature: Miniature
    var kata: KataCommand { KataCommand(miniature: miniature) }

    /// Solved and built: an older verdict would be that it is solved.
    init() throws {
      miniature = try Miniature.fresh()
      try miniature.write(MiniatureFiles.button(MiniatureFiles.right), to: Self.source)
    }

    @Test(arguments: sources)
    func `a damaged source is named, with what to type`(damage: Damage) throws {
      #expect(try kata("run", "11").status == 0)
      try damage.work(miniature.root.appending(path: Self.source))
      let answer = try kata("run", "11")
      #expect(answer.status == 2, "\(answer.output)\(answer.remarks)")
      #expect(answer.output.contains("· does not compile\n\n  \(damage.words)"), "\(answer.output)")
      #expect(answer.output.contains("type `swift run kata reset 11`"))
      #expect(answer.output.contains("Again  swift run kata run 11\n"))
      #expect(answer.leftovers.isEmpty)
      let told = try kata("run", "11", "--json").json()
      let katas = try #require(told["katas"] as? [[String: Any]])
      #expect(katas.first?["verdict"] as? String == "does not compile")
      #expect((katas.first?["errors"] as? [String])?.first?.contains(Self.source) == true)
    }

    @Test(arguments: sources)
    func `what is told to be typed helps`(damage: Damage) throws {
      try miniature.ship()
      try damage.work(miniature.root.appending(path: Self.source))
      let mustMove = ["a folder", "a link to nothing"].contains(damage.testDescription)
      if mustMove {
        #expect(try kata("run", "11").output.contains("; move it away first\n"))
        try FileManager.default.removeItem(at: miniature.root.appending(path: Self.source))
      }
      let reset = try kata("reset", "11")
      #expect(reset.status == 0, "\(reset.output)\(reset.remarks)")
      #expect(try kata("run", "11").output.contains("not yet: 2 of 4 tests to go"))
    }

    @Test(arguments: suites)
    func `a suite that is gone shows nothing, whatever was built before`(damage: Damage) throws {
      #expect(try kata("run", "11").status == 0)
      try damage.work(miniature.root.appending(path: Miniature.suite("11-DanglingObserver")))
      let answer = try kata("run", "11")
      #expect(answer.status == 65, "\(answer.output)\(answer.remarks)")
      #expect(answer.output.contains("· no test ran"))
      #expect(answer.output.contains("Exercises/11-DanglingObserver/Tests"))
      #expect(answer.output.contains("Again  swift run kata run 11\n"))
      #expect(answer.leftovers.isEmpty)
    }
  }
}
