extension Schedule {
  /// What helps at one place of the session, by how late it has become.
  struct Checkpoint: Equatable, Sendable {
    /// When the kata should begin, in minutes from the beginning.
    let start: Int
    let kata: Kata
    /// The lateness, in minutes, that each cut makes up for together with those before it.
    let relief: [(upTo: Int, cut: Cut)]

    static func == (one: Checkpoint, other: Checkpoint) -> Bool {
      one.start == other.start && one.kata == other.kata
        && one.relief.elementsEqual(other.relief) { $0 == $1 }
    }
  }

  /// Where to look at the clock: before each kata but the first, and never in the middle of one.
  ///
  /// Only what has not begun can be given up, and the minutes that are free come first.
  var checkpoints: [Checkpoint] {
    let begins = items.filter { ($0.kind == .read || $0.kind == .demonstrate) && !$0.goesOn }
    return begins.indices.dropFirst().compactMap { index in
      guard let kata = begins[index].kata else { return nil }
      let ahead = begins[index...].compactMap(\.kata)
      var saved = free
      let relief = cuts.filter { ahead.contains($0.kata) }.map { cut in
        saved += cut.saves
        return (upTo: saved, cut: cut)
      }
      return relief.isEmpty
        ? nil : Checkpoint(start: begins[index].start, kata: kata, relief: relief)
    }
  }
}
