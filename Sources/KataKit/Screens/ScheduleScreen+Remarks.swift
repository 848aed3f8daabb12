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

  private func titles(_ katas: [Kata]) -> String {
    katas.map(\.title).joined(separator: ", ")
  }
}
