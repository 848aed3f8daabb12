import Foundation
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

extension CommandTests {
  /// What learners' code does to a test program, and that nothing of it is left behind.
  @Suite struct Mishaps {
    let miniature: Miniature
    let source = Miniature.sources("11-DanglingObserver")
    var kata: KataCommand { KataCommand(miniature: miniature) }

    init() throws {
      miniature = try Miniature.fresh()
    }

    @Test func `a crash names its test, and the others keep their results`() throws {
      try miniature.write(
        MiniatureFiles.button("{ precondition(taps < 2, \"too many\"); return taps }()"), to: source
      )
      let answer = try kata("run", "11", "--json")
      #expect(answer.status == 3, "\(answer.output)")
      #expect(
        try outcomes(answer) == [
          "one tap is heard once": "passed", "two taps are heard twice": "crashed",
          "a tap is heard": "passed", "no tap is not heard": "passed",
        ])
      #expect(answer.leftovers.isEmpty)
    }

    @Test func `an endless loop names its test, ends in time and leaves nothing`() throws {
      try miniature.write(
        MiniatureFiles.button("{ while taps == 2 {}; return taps }()"), to: source)
      let answer = try kata("run", "11", "--time-limit", "2")
      #expect(answer.status == 3)
      #expect(answer.output.contains("· did not finish\n\n  ✘ two taps are heard twice\n"))
      #expect(answer.output.contains("Again  swift run kata"))
      #expect(!answer.output.contains("Also to go"), "the others have passed")
      #expect(answer.leftovers.isEmpty)
    }

    @Test func `leaving in the middle is no pass`() throws {
      try miniature.write(
        MiniatureFiles.button("{ if taps == 2 { exit(0) }; return taps }()")
          .replacing("struct", with: "import Foundation\nstruct"),
        to: source)
      let answer = try kata("run", "11")
      #expect(answer.status == 3)
      #expect(answer.output.contains("ended with status 0 in the middle of it"))
    }

    @Test func `ten megabytes on one line and bytes that are no text do no harm`() throws {
      let flood = """
        { let line = [UInt8](repeating: 0xFF, count: 10_000_000)
          try? FileHandle.standardOutput.write(contentsOf: Data(line)); return taps }()
        """
      try miniature.write(
        MiniatureFiles.button(flood).replacing("struct", with: "import Foundation\nstruct"),
        to: source)
      let answer = try kata("run", "11")
      #expect(answer.status == 0, "\(answer.output)")
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `a signal ends the command and all that it has started`(signal: Int32) throws {
      // The exercise opens a pipe and loops: who reads from it knows that the test runs.
      let path = miniature.root.appending(path: "started").path
      unlink(path)
      #expect(mkfifo(path, 0o600) == 0)
      try miniature.write(
        MiniatureFiles.button("{ close(open(\"\(path)\", O_WRONLY)); while true {} }()")
          .replacing("struct", with: "import Foundation\nstruct"),
        to: source)
      let answer = try kata("run", "11") { process in
        _ = FileManager.default.contents(atPath: path)
        kill(process.processIdentifier, signal)
      }
      #expect(answer.status == 128 + signal)
      #expect(answer.remarks.contains("Stopped. Everything that was started is ended."))
      #expect(answer.leftovers.isEmpty)
    }

    private func outcomes(_ answer: KataCommand.Answer) throws -> [String: String] {
      let katas = try #require(try answer.json()["katas"] as? [[String: Any]])
      let tests = try #require(katas.first?["tests"] as? [[String: Any]])
      return Dictionary(
        uniqueKeysWithValues: tests.map {
          ($0["name"] as? String ?? "", $0["outcome"] as? String ?? "")
        })
    }
  }
}
