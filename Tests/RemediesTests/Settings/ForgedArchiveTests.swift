import Foundation
import KataTesting
import Remedies
import Testing

/// Archives that are damaged and sealed again, which only somebody who means it does.
///
/// They may hold other settings: a checksum keeps nobody from writing. What they may not do is stop the
/// process, as the unarchiver does on Linux over an object whose class is none.
@Suite(.kata, .timeLimit(.minutes(5))) struct ForgedArchiveTests {
  /// A process for each five hundred archives: 5,000 of them, and 100,000 with `KATA_SOAK`.
  private static var rounds: Range<UInt64> {
    ProcessInfo.processInfo.environment["KATA_SOAK"] != nil ? 0..<200 : 0..<10
  }

  @Test(arguments: rounds)
  func `damage under a good seal is an error or settings that make sense, and stops nothing`(
    round: UInt64
  ) async {
    await #expect(processExitsWith: .success) { [round = round as UInt64] in
      let seed = SoakScene.seed &+ round
      var random = SeededGenerator(seed: seed)
      let archives = SoakScene.archives
      for index in 0..<500 {
        let whole = archives[Int.random(in: 0..<archives.count, using: &random)]
        var bytes = [UInt8](try ArchiveSeal.open(whole))
        Mutation.allCases.randomElement(using: &random)?
          .apply(to: &bytes, with: archives, using: &random)
        let store = MemorySettingsStore(ArchiveSeal.seal(Data(bytes)))
        let loaded = StoredSettings<PassCodePolicy>(in: store).load()
        if case .lost(_, let aside) = loaded.origin {
          #expect(aside != nil && loaded.settings == .afterLoss, "seed \(seed), archive \(index)")
        } else {
          let attempts = loaded.settings.attempts
          #expect((0...100).contains(attempts), "seed \(seed), archive \(index)")
        }
      }
    }
  }
}
