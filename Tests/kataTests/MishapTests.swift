import Foundation
import Testing

@testable import KataKit

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

    @Test(arguments: Mishap.crashes + Mishap.hangs + Mishap.harmless)
    func `each has its verdict, its words and its end, and the others keep their results`(
      mishap: Mishap
    ) throws {
      try miniature.write(mishap.source, to: source)
      let shown = try kata.answer(to: ["run", "11"] + mishap.options)
      #expect(shown.status == mishap.verdict.status.rawValue, "\(shown.output)\(shown.remarks)")
      #expect(shown.output.contains(mishap.words), "\(shown.output)")
      #expect(shown.leftovers.isEmpty)
      if mishap.verdict == .solved {
        #expect(shown.output.contains("Type:  swift run kata"))
        return
      }
      #expect(
        shown.output.contains("· \(mishap.verdict.rawValue)\n\n  ✘ two taps are heard twice\n"))
      #expect(shown.output.contains("Again  swift run kata\n"))
      #expect(!shown.output.contains("Also to go"), "the others have passed")
      let told = try kata.answer(to: ["run", "11", "--json"] + mishap.options)
      #expect(try verdict(told) == mishap.verdict.rawValue)
      #expect(
        try outcomes(told) == [
          "one tap is heard once": "passed", "two taps are heard twice": mishap.outcome,
          "a tap is heard": "passed", "no tap is not heard": "passed",
        ])
      #expect(told.leftovers.isEmpty)
    }

    @Test func `where each test hangs, the limit is still that of all together`() throws {
      try miniature.write(MiniatureFiles.button("{ while true {} }()"), to: source)
      let answer = try kata("run", "11", "--time-limit", "1", "--json")
      let outcomes = try outcomes(answer)
      #expect(outcomes.count == 4, "each is accounted for")
      #expect(Set(outcomes.values).isSubset(of: ["did not finish", "no result"]))
      #expect(outcomes.values.contains("did not finish"))
      #expect(try verdict(answer) == "did not finish")
      #expect(answer.leftovers.isEmpty)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `a signal ends the command and all that it has started`(signal: Int32) throws {
      let started = try Fifo(in: miniature)
      try miniature.write(started.endlessExercise, to: source)
      let answer = try kata("run", "11") { process in
        try started.wait()
        kill(process.processIdentifier, signal)
      }
      #expect(answer.status == 128 + signal)
      #expect(answer.remarks.contains("Stopped. Everything that was started is ended."))
      #expect(answer.leftovers.isEmpty)
    }

    private func verdict(_ answer: KataCommand.Answer) throws -> String? {
      let katas = try #require(try answer.json()["katas"] as? [[String: Any]])
      return katas.first?["verdict"] as? String
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
