extension ScheduleScreen {
  /// What to cut, what is missing, and how sure the minutes are.
  var remarks: [String] {
    var remarks: [String] = []
    if !schedule.cuts.isEmpty {
      let lines = schedule.cuts.map { cut in
        let words = cut.isShownInstead ? "demonstrate instead of solving" : "leave out"
        return "- \(words) \(cut.kata.title): saves \(Text.count(cut.saves, "minute"))"
      }
      remarks.append("If you are late, in this order:\n\n" + lines.joined(separator: "\n"))
    }
    if !schedule.checkpoints.isEmpty {
      remarks.append(
        "Look at the clock before a kata begins. Late by so many minutes, give up:\n\n"
          + late.joined(separator: "\n"))
    }
    if !schedule.shownInstead.isEmpty {
      remarks.append(
        "Demonstrated, for lack of time to solve: \(titles(schedule.shownInstead)).")
    }
    if !schedule.leftOut.isEmpty {
      remarks.append("Left out for lack of time: \(titles(schedule.leftOut)).")
    }
    if !schedule.missing.isEmpty {
      remarks.append(
        "Planned, and not in this repository: \(schedule.missing.joined(separator: ", ")).")
    }
    if schedule.isEstimated {
      remarks.append(
        "The minutes are those of the katas' READMEs, and estimated: keep the cuts at hand.")
    }
    return remarks
  }

  /// A line for each place where the advice changes.
  private var late: [String] {
    var lines: [(first: Schedule.Checkpoint, last: Schedule.Checkpoint, advice: String)] = []
    for checkpoint in schedule.checkpoints {
      let advice = advice(at: checkpoint)
      if lines.last?.advice == advice {
        lines[lines.count - 1].last = checkpoint
      } else {
        lines.append((checkpoint, checkpoint, advice))
      }
    }
    return lines.map { line in
      let until = line.first == line.last ? "" : " to " + place(line.last)
      return "- \(place(line.first))\(until): \(line.advice)"
    }
  }

  private func place(_ checkpoint: Schedule.Checkpoint) -> String {
    "\(clock.text(checkpoint.start)) (\(checkpoint.kata.number))"
  }

  /// No more than four steps: who is later than that gives up the list of all cuts from its beginning.
  private func advice(at checkpoint: Schedule.Checkpoint) -> String {
    checkpoint.relief.prefix(4).enumerated().map { index, relief in
      let number = relief.cut.kata.number
      let cut = relief.cut.isShownInstead ? "solving \(number)" : number
      return "up to \(relief.upTo): \(index == 0 ? "" : "and ")\(cut)"
    }.joined(separator: " · ")
  }

  private func titles(_ katas: [Kata]) -> String {
    katas.map(\.title).joined(separator: ", ")
  }
}
