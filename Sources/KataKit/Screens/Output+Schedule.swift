extension Output {
  struct ScheduledItem: Encodable {
    let start: Int
    let time: String
    let minutes: Int
    let kind: String
    let number: String?
    let name: String?
    /// The command with which a learner who is not done catches up when the item ends.
    let handOver: String?
  }

  struct ScheduleCut: Encodable {
    let number: String
    let name: String
    let instead: String
    let saves: Int
  }

  struct ScheduleOutput: Encodable {
    var version = 1
    let session: String
    let minutes: Int
    let planned: Int
    let estimated: Bool
    let items: [ScheduledItem]
    let cuts: [ScheduleCut]
    let solve: [String]
    let demonstrate: [String]
    let demonstratedForLackOfTime: [String]
    let leftOut: [String]
    let missing: [String]
  }

  static func schedule(_ schedule: Schedule, _ clock: ClockTime) -> ScheduleOutput {
    ScheduleOutput(
      session: schedule.plan.name, minutes: schedule.plan.minutes, planned: schedule.minutes,
      estimated: schedule.isEstimated,
      items: schedule.items.map { item in
        ScheduledItem(
          start: item.start, time: clock.text(item.start), minutes: item.minutes,
          kind: item.kind.rawValue, number: item.kata?.number, name: item.kata?.name,
          handOver: item.isHandOver ? item.kata.map { "kata solution \($0.number) --give-up" } : nil
        )
      },
      cuts: schedule.cuts.map {
        ScheduleCut(
          number: $0.kata.number, name: $0.kata.name,
          instead: $0.isShownInstead ? "demonstrate" : "leave out", saves: $0.saves)
      },
      solve: schedule.parts.filter(\.isSolved).map(\.kata.number),
      demonstrate: schedule.parts.filter { !$0.isSolved }.map(\.kata.number),
      demonstratedForLackOfTime: schedule.shownInstead.map(\.number),
      leftOut: schedule.leftOut.map(\.number), missing: schedule.missing)
  }
}
