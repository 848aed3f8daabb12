import Foundation
import KataTesting
import Remedies
import Testing

/// What becomes of real archives that something has gone wrong with, by figures: each is loaded as it
/// was saved, or not at all, with an error that says why and the bytes where they were.
///
/// A trap or a wait without end would end the whole run. `KATA_SEED` takes other mutations.
@Suite(.kata, .timeLimit(.minutes(5))) struct ArchiveSoakTests {
  @Test(arguments: 0..<4)
  func `100,000 random mutations give the same settings or an error, and keep the bytes`(
    quarter: UInt64
  ) {
    var tally = Tally()
    let seed = SoakScene.seed &+ quarter
    var random = SeededGenerator(seed: seed)
    let archives = SoakScene.archives
    for _ in 0..<25_000 {
      let whole = archives[Int.random(in: 0..<archives.count, using: &random)]
      var bytes = [UInt8](whole)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        Mutation.allCases.randomElement(using: &random)?
          .apply(to: &bytes, with: archives, using: &random)
      }
      tally.load(Data(bytes))
    }
    print("Mutations with the seed \(seed): \(tally)")
    #expect(tally.silent == 0, "silently other settings, seed \(seed): \(tally)")
    #expect(tally.careless == 0, "bytes that were not kept, seed \(seed): \(tally)")
    #expect(tally.refused > 22_500, "seed \(seed): \(tally)")
  }

  @Test func `the archives are whole, and there are four`() {
    var tally = Tally()
    for whole in SoakScene.archives { tally.load(whole) }
    #expect(tally.same == 4, "\(tally)")
  }

  @Test func `every single-byte flip gives an error and keeps the bytes`() {
    var tally = Tally()
    for whole in SoakScene.archives {
      for index in whole.indices {
        for bit in 0..<8 {
          var bytes = whole
          bytes[index] ^= 1 << bit
          tally.load(bytes)
        }
      }
    }
    #expect(tally.same + tally.silent + tally.careless == 0, "\(tally)")
  }

  @Test func `every truncation, at either end, gives an error and keeps the bytes`() {
    var tally = Tally()
    for whole in SoakScene.archives {
      for count in 0..<whole.count {
        tally.load(whole.prefix(count))
        tally.load(whole.suffix(count))
      }
    }
    #expect(tally.same + tally.silent + tally.careless == 0, "\(tally)")
  }

  @Test func `a damaged file is still there after loading, and a copy of it`() throws {
    let whole = try SettingsScene.archive.data(for: SettingsScene.policy)
    let folder = try TemporaryFolder()
    let stored = StoredSettings<PassCodePolicy>(in: FileSettingsStore(folder.file))
    for count in stride(from: 0, to: whole.count, by: 29) {
      let damaged = whole.prefix(count)
      try damaged.write(to: folder.file)
      guard case .lost(.damaged, let aside?) = stored.load().origin else {
        Issue.record("\(count) bytes: \(stored.load().origin)")
        continue
      }
      #expect(try Data(contentsOf: folder.file) == damaged)
      #expect(try Data(contentsOf: URL(filePath: aside)) == damaged)
    }
  }

  /// How loading ended, and how often.
  private struct Tally: CustomStringConvertible {
    /// Refused with an error that has a name; the bytes are in the store, and a copy of them.
    var refused = 0
    /// The settings of the archive that these bytes are.
    var same = 0
    /// Other settings, without an error.
    var silent = 0
    /// Refused, and something is missing of the rest.
    var careless = 0

    var description: String {
      "\(refused) refused, \(same) the same, \(silent) silently others, \(careless) not kept"
    }

    mutating func load(_ bytes: Data) {
      let store = MemorySettingsStore(bytes)
      let loaded = StoredSettings<PassCodePolicy>(in: store).load()
      guard case .lost(_, let aside) = loaded.origin else {
        if loaded.settings == SoakScene.policies[bytes] { same += 1 } else { silent += 1 }
        return
      }
      let isKept = store.read() == bytes && aside.flatMap { store.aside[$0] } == bytes
      if isKept && loaded.settings == .afterLoss { refused += 1 } else { careless += 1 }
    }
  }
}

/// What the soak works on.
enum SoakScene {
  static let seed =
    ProcessInfo.processInfo.environment["KATA_SEED"].flatMap(UInt64.init) ?? 20_140_131

  /// The settings of each archive.
  ///
  /// They are golden files, since an archive of the same settings has its values in another order
  /// each time, and with other bytes a seed would give other mutations.
  private static let golden: [(GoldenArchive, PassCodePolicy)] = [
    (.passCodePolicy1, SettingsScene.policy), (.passCodePolicy1AfterLoss, .afterLoss),
    (.passCodePolicy1FirstLaunch, .firstLaunch),
    (.passCodePolicy1Long, SettingsScene.longPolicy),
  ]

  static let archives = golden.compactMap { try? $0.0.data() }

  static let policies = Dictionary(uniqueKeysWithValues: zip(archives, golden.map(\.1)))
}

/// Something that goes wrong with bytes.
enum Mutation: CaseIterable {
  case flipBit, setByte, zeroRun, insert, remove, repeatRun, moveRun, truncate, append, splice

  func apply(
    to bytes: inout [UInt8], with archives: [Data], using random: inout SeededGenerator
  ) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: 0..<bytes.count, using: &random)
    let run = index..<min(bytes.count, index + Int.random(in: 1...40, using: &random))
    switch self {
    case .flipBit: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case .setByte: bytes[index] = .random(in: 0...255, using: &random)
    case .zeroRun: for index in run { bytes[index] = 0 }
    case .insert: bytes.insert(.random(in: 0...255, using: &random), at: index)
    case .remove: bytes.removeSubrange(run)
    case .repeatRun: bytes.insert(contentsOf: bytes[run], at: index)
    case .moveRun:
      let moved = bytes[run]
      bytes.removeSubrange(run)
      bytes.insert(contentsOf: moved, at: Int.random(in: 0...bytes.count, using: &random))
    case .truncate: bytes.removeSubrange(index...)
    case .append: bytes.append(.random(in: 0...255, using: &random))
    case .splice:
      let other = [UInt8](archives[Int.random(in: 0..<archives.count, using: &random)])
      for index in run where index < other.count { bytes[index] = other[index] }
    }
  }
}
