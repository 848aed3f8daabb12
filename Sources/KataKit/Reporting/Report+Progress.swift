import Foundation

extension Report {
  /// What is remembered about `katas`; the place where the learner is belongs to the whole path.
  ///
  /// `runs` says how often each kata was run, by name.
  init(
    learner: String, made: Date, katas: [Kata], of catalogue: Catalogue, progress: Progress,
    runs: [String: Int]
  ) {
    let rows = katas.map { kata in
      let entry = progress[kata]
      let tier = LearningPath.isCore(kata) ? Kata.Tier.core : kata.tier
      return Row(
        number: kata.number, name: kata.name, tier: tier.rawValue, solved: entry.solved,
        gaveUp: entry.gaveUp, last: entry.last, hints: entry.hints, runs: runs[kata.name] ?? 0)
    }
    self.init(
      learner: learner, made: made, current: progress.current(in: catalogue)?.name,
      counts: Counts(rows), katas: rows)
  }

  /// The row of the kata that the learner is at, if it is one of those reported on.
  var currentRow: Row? { katas.first { $0.name == current } }
}

extension Journal {
  /// How often each kata was run, by name.
  var runs: [String: Int] {
    deeds.reduce(into: [:]) { runs, deed in
      if deed.verdict != nil { runs[deed.kata, default: 0] += 1 }
    }
  }
}
