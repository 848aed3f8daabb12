extension Schedule {
  /// What helps at one place of the session, by how late it has become.
  struct Checkpoint: Equatable, Sendable {
    /// A cut that makes up for a lateness of so many minutes, together with those before it.
    struct Relief: Equatable, Sendable {
      let upTo: Int
      let cut: Cut
    }

    /// When the kata should begin, in minutes from the beginning.
    let start: Int
    let kata: Kata
    let relief: [Relief]
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
        return Checkpoint.Relief(upTo: saved, cut: cut)
      }
      return relief.isEmpty
        ? nil : Checkpoint(start: begins[index].start, kata: kata, relief: relief)
    }
  }
}
