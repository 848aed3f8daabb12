import Foundation
import KataTesting
import Testing

@testable import KataKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

extension CommandTests {
  /// `KATA_KILLS` says how often, `KATA_SEED` repeats what another run has printed.
  @Suite struct RandomKills {
    let traces: Traces
    let store: ProgressStore
    let source = Miniature.sources("11-DanglingObserver")
    var miniature: Miniature { traces.miniature }

    init() throws {
      traces = try Traces(of: Miniature.fresh())
      store = ProgressStore(Repository(root: traces.miniature.root))
    }

    @Test func `wherever a run is ended, nothing is left and nothing is forgotten`() throws {
      let variables = ProcessInfo.processInfo.environment
      let seed = variables["KATA_SEED"].flatMap(UInt64.init) ?? .random(in: 0...999_999)
      print("KATA_SEED=\(seed)")
      var chance = SeededGenerator(seed: seed)
      try store.remember(Deed(kata: "StolenDelegate", at: Date(), verdict: .solved))
      let longest = try longestDelay()
      for round in 1...(variables["KATA_KILLS"].flatMap(Int.init) ?? 20) {
        // Half of the rounds have something to compile.
        if Bool.random(using: &chance) {
          try miniature.write(MiniatureFiles.button("taps * 2 + 0 * \(round)"), to: source)
        }
        let signal = [SIGINT, SIGINT, SIGINT, SIGTERM, SIGKILL].randomElement(using: &chance)!
        let delay = UInt32.random(in: 0...longest, using: &chance)
        try endedRun(
          by: signal, after: delay, "round \(round) of seed \(seed): \(signal) after \(delay)")
      }
      try miniature.write(MiniatureFiles.button(MiniatureFiles.right), to: source)
      let last = try traces.kata("run", "11")
      #expect(last.status == 0, "\(last.output)\(last.remarks)")
      #expect(traces.found.isEmpty)
    }

    private func endedRun(by signal: Int32, after delay: UInt32, _ name: String) throws {
      let before = miniature.text(of: source)
      let answer = try traces.kata("run", "11") { process in
        usleep(delay)
        if process.isRunning { kill(process.processIdentifier, signal) }
      }
      // Before it listens, a signal ends it at once: nothing has been started then.
      #expect([1, signal, 128 + signal].contains(answer.status), "\(name): \(answer.remarks)")
      if signal == SIGKILL {
        let next = try traces.kata("run", "11")
        #expect(next.status == 1, "\(name): \(next.output)\(next.remarks)")
      }
      #expect(answer.leftovers.isEmpty, "\(name)")
      #expect(traces.found.isEmpty, "\(name)")
      let (progress, notice) = try store.load()
      #expect(notice == nil, "\(name)")
      #expect(progress.katas["StolenDelegate"]?.solved != nil, "\(name)")
      #expect(progress.katas["DanglingObserver"]?.last == .notYet, "\(name)")
      #expect(miniature.text(of: source) == before, "\(name)")
    }

    /// Long enough for a whole run, in microseconds; 0.9 s at least.
    private func longestDelay() throws -> UInt32 {
      _ = try traces.kata("run", "11")
      let clock = ContinuousClock()
      let duration = try clock.measure { _ = try traces.kata("run", "11") }
      return UInt32(max(900_000, duration / .microseconds(1)))
    }
  }
}
