/// A session's plan, as text and as Markdown.
struct ScheduleScreen {
  let schedule: Schedule
  let clock: ClockTime
  let typing: Typing
  let style: Style

  var text: String {
    let length = max(5, clock.text(schedule.minutes).count)
    let lines = schedule.items.map { item in
      let time = Text.padded(clock.text(item.start), to: length)
      let minutes = String(repeating: " ", count: max(0, 3 - String(item.minutes).count))
      let line = "  \(time) \(minutes)\(item.minutes)  \(words(item))"
      return ([line] + notes(item).map { String(repeating: " ", count: length + 8) + $0 })
        .joined(separator: "\n")
    }
    let parts = [style.bold(headline), lines.joined(separator: "\n"), ending] + remarks
    return parts.joined(separator: "\n\n")
  }

  var markdown: String {
    let rows = schedule.items.map { item in
      let cells = ([words(item)] + notes(item)).joined(separator: "<br>")
      return "| \(clock.text(item.start)) | \(item.minutes) | \(cells) |"
    }
    let table = ["| Time | Minutes | |", "|---|---:|---|"] + rows
    return (["# \(headline)", table.joined(separator: "\n"), ending] + remarks)
      .joined(separator: "\n\n")
  }

  private var headline: String {
    let solved = schedule.parts.count(where: \.isSolved)
    return "\(schedule.plan.title): \(Text.count(solved, "kata")) to solve, "
      + "\(schedule.parts.count - solved) to demonstrate"
  }

  private func words(_ item: Schedule.Item) -> String {
    let kata = item.kata?.title ?? ""
    let rest = item.goesOn ? ", and so on" : ""
    return switch item.kind {
    case .opening: "Opening: how a kata goes; everyone types `\(typing.kata("doctor --quick"))`"
    case .read: "Read \(kata)\(rest)"
    case .solve: "Solve \(kata)\(rest)"
    case .review: "Review \(kata) together\(rest)"
    case .demonstrate: "Demonstrate \(kata)\(rest)"
    case .pause: "Break"
    case .lunch: "Lunch"
    case .closing: "Closing: what to take along; `\(typing.kata())` goes on at home"
    }
  }

  private func notes(_ item: Schedule.Item) -> [String] {
    guard let kata = item.kata, !item.goesOn || item.isHandOver else { return [] }
    let run = typing.kata("run \(kata.number)")
    let reset = typing.kata("reset \(kata.number)")
    if item.kind == .demonstrate {
      return ["`\(run)`, a wrong fix, the repair, and `\(reset)` at the end"]
    }
    guard item.isHandOver else { return [] }
    return [
      "Hand-over at \(clock.text(item.end)): who is not done types"
        + " `\(typing.kata("solution \(kata.number) --give-up"))`",
      "and goes along; `\(reset)` gives the exercise back",
    ]
  }

  private var ending: String {
    let end = "Ends at \(clock.text(schedule.minutes))"
    return schedule.free == 0
      ? "\(end)." : "\(end), \(Text.count(schedule.free, "minute")) before the time is up."
  }
}
