import Foundation
import Testing

/// Random scripts, played against the model and against the rules.
///
/// `KATA_SEED=7` plays other scripts than the usual ones: those of the seeds from 7,000,000 on.
@Suite struct PropertyTests {
  static let perBatch: UInt64 = 2_500
  static let batches = Array(UInt64(0)..<8)

  @Test(arguments: batches)
  func `the model does what the rules say, whatever the script`(_ batch: UInt64) {
    let seed = ProcessInfo.processInfo.environment["KATA_SEED"].flatMap(UInt64.init) ?? 0
    let first = seed * 1_000_000 + batch * Self.perBatch
    for seed in first..<first + Self.perBatch {
      let script = Script(seed: seed)
      guard Difference.differ(script) else { continue }
      let shortest = script.shrunk(while: { Difference.differ($0) })
      Issue.record("Seed \(seed), made as short as possible:\n\(Difference(shortest))")
      return
    }
  }

  @Test func `at least 20,000 scripts are played`() {
    #expect(Self.perBatch * UInt64(Self.batches.count) >= 20_000)
  }

  @Test func `a wrong rule is noticed, and shown with a short script`() throws {
    let seed = try #require(
      (UInt64(0)..<1_000).first { Difference.differ(Script(seed: $0), isMistaken: true) })
    let shortest = Script(seed: seed).shrunk { Difference.differ($0, isMistaken: true) }
    #expect(shortest.steps.count + shortest.reactions.count <= 4, "\(shortest)")
  }

  @Test func `a seed repeats its script`() {
    #expect(Script(seed: 11).description == Script(seed: 11).description)
    #expect(Script(seed: 11).description != Script(seed: 12).description)
  }
}
