extension Schedule {
  /// Fits as much of `plan` into its time as there are katas for.
  ///
  /// Each kata to be solved is taken if there is time for it, or else demonstrated if there is time
  /// for that; the demonstrations of the plan take what is left.
  init(_ plan: SessionPlan, catalogue: Catalogue) {
    let all = catalogue.katas
    func parts(_ numbers: [String], isSolved: Bool) -> [Part] {
      numbers.compactMap { number in all.first { $0.number == number } }
        .map { Part(kata: $0, isSolved: isSolved) }
    }
    let planned =
      parts(plan.solve, isSolved: true) + parts(plan.demonstrate, isSolved: false)
    var chosen: [Part] = []
    for part in planned {
      let shown = part.isSolved ? [Part(kata: part.kata, isSolved: false)] : []
      for attempt in [part] + shown {
        let larger = Schedule.ordered(chosen + [attempt], all)
        if Timeline(larger, in: plan).minutes <= plan.minutes {
          chosen = larger
          break
        }
      }
    }
    self.plan = plan
    self.parts = chosen
    items = Timeline(chosen, in: plan).items
    missing = (plan.solve + plan.demonstrate).filter { number in
      !all.contains { $0.number == number }
    }
    shownInstead = planned.filter { part in
      part.isSolved && chosen.contains { $0.kata == part.kata && !$0.isSolved }
    }.map(\.kata)
    leftOut = planned.map(\.kata).filter { kata in !chosen.contains { $0.kata == kata } }
  }

  /// The learners follow the path, and so does the session.
  private static func ordered(_ parts: [Part], _ path: [Kata]) -> [Part] {
    path.compactMap { kata in parts.first { $0.kata.number == kata.number } }
  }
}
