import KataTesting
import Testing

@testable import KataKit

/// What holds for every plan, whatever the katas take.
@Suite struct SchedulePropertyTests {
  @Test(arguments: SessionPlan.all.map(\.name))
  func `no plan takes longer than its session, leaves a gap or works without a break`(name: String)
    throws
  {
    let plan = try SessionPlan.named(name)
    var numbers = SeededGenerator(seed: 2_026)
    for round in 0..<200 {
      let catalogue = ScheduleFixtures.random(&numbers)
      let schedule = Schedule(plan, catalogue: catalogue)
      try #require(schedule.minutes <= plan.minutes, "round \(round)")
      var clock = 0
      var worked = 0
      for item in schedule.items {
        try #require(item.start == clock, "round \(round): \(item)")
        try #require(item.minutes > 0 && item.end <= plan.minutes, "round \(round): \(item)")
        clock = item.end
        worked = item.kind.isRest ? 0 : worked + item.minutes
        if let stretch = plan.stretch {
          try #require(worked <= stretch + plan.closing, "round \(round): \(item)")
        }
      }
      try check(schedule, catalogue, round)
    }
  }

  /// Every kata that was planned is accounted for once, and every minute of one that is solved.
  private func check(_ schedule: Schedule, _ catalogue: Catalogue, _ round: Int) throws {
    let plan = schedule.plan
    let told =
      schedule.parts.map(\.kata.number) + schedule.leftOut.map(\.number) + schedule.missing
    try #require(told.sorted() == (plan.solve + plan.demonstrate).sorted(), "round \(round)")
    for part in schedule.parts {
      let items = schedule.items.filter { $0.kata == part.kata }
      let minutes = part.minutes
      let total = part.isSolved ? minutes.total : minutes.demonstration
      try #require(items.reduce(0) { $0 + $1.minutes } == total, "round \(round)")
      let handOvers = items.count(where: \.isHandOver)
      try #require(handOvers == (part.isSolved && minutes.solve > 0 ? 1 : 0), "round \(round)")
    }
    try #require(schedule.cuts.allSatisfy { $0.saves > 0 }, "round \(round)")
    try #require(schedule.items.first?.kind == .opening)
    try #require(schedule.items.last?.kind == .closing)
    let rests = schedule.items.indices.filter { schedule.items[$0].kind.isRest }
    try #require(rests.allSatisfy { !schedule.items[$0 + 1].kind.isRest }, "round \(round)")
    try #require(schedule.items.count { $0.kind == .lunch } <= 1)
  }
}
