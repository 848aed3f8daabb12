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

  /// What to give up at a place, by how many minutes it has become late.
  struct ScheduleCheckpoint: Encodable {
    struct Relief: Encodable {
      let upTo: Int
      let number: String
      let instead: String
    }

    let start: Int
    let time: String
    let number: String
    let relief: [Relief]
  }

  struct ScheduleOutput: Encodable {
    var version = 1
    let session: String
    let minutes: Int
    let planned: Int
    let estimated: Bool
    let items: [ScheduledItem]
    let cuts: [ScheduleCut]
    let checkpoints: [ScheduleCheckpoint]
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
          number: $0.kata.number, name: $0.kata.name, instead: $0.instead, saves: $0.saves)
      },
      checkpoints: schedule.checkpoints.map { checkpoint in
        ScheduleCheckpoint(
          start: checkpoint.start, time: clock.text(checkpoint.start),
          number: checkpoint.kata.number,
          relief: checkpoint.relief.map {
            .init(upTo: $0.upTo, number: $0.cut.kata.number, instead: $0.cut.instead)
          })
      },
      solve: schedule.parts.filter(\.isSolved).map(\.kata.number),
      demonstrate: schedule.parts.filter { !$0.isSolved }.map(\.kata.number),
      demonstratedForLackOfTime: schedule.shownInstead.map(\.number),
      leftOut: schedule.leftOut.map(\.number), missing: schedule.missing)
  }
}

extension Schedule.Cut {
  fileprivate var instead: String { isShownInstead ? "demonstrate" : "leave out" }
}
