/// All katas in the order of the path, with what is known of each.
struct ListScreen {
  let catalogue: Catalogue
  let progress: Progress
  let style: Style

  var text: String {
    let current = progress.current(in: catalogue)
    var lines: [String] = []
    for tier in Kata.Tier.allCases {
      let katas = catalogue.katas.filter {
        LearningPath.isCore($0) ? tier == .core : $0.tier == tier
      }
      if katas.isEmpty { continue }
      lines.append(style.bold(Self.heading(tier)))
      for kata in katas { lines.append(line(kata, isCurrent: kata == current)) }
      lines.append("")
    }
    let solved = catalogue.katas.count(where: progress.isSolved)
    lines.append("\(solved) of \(catalogue.katas.count) solved.")
    return lines.joined(separator: "\n")
  }

  private static func heading(_ tier: Kata.Tier) -> String {
    switch tier {
    case .core: "Core: the course"
    case .more: "More: when the core is done"
    case .deep: "Deep: for the curious"
    }
  }

  private func line(_ kata: Kata, isCurrent: Bool) -> String {
    let entry = progress[kata]
    let mark = entry.solved != nil ? "✔" : isCurrent ? "→" : "·"
    let title = Text.padded(kata.title, to: (catalogue.katas.map(\.title.count).max() ?? 0) + 2)
    return "  \(mark) \(title)\(Self.state(entry, isCurrent: isCurrent))"
      .trimmingTrailingSpaces()
  }

  private static func state(_ entry: Progress.Entry, isCurrent: Bool) -> String {
    let hints = entry.hints == 0 ? "" : ", \(Text.count(entry.hints, "hint"))"
    let gaveUp = entry.gaveUp != nil
    switch (entry.solved, entry.last) {
    case (_?, let last?) where last != .solved:
      return "solved; the last run: \(last.rawValue)\(hints)"
    case (_?, _): return "solved\(gaveUp ? " after giving up" : "")\(hints)"
    case (nil, _) where gaveUp: return "given up\(hints)"
    case (nil, let last?): return "\(last.rawValue)\(hints)"
    case (nil, nil): return isCurrent ? "you are here\(hints)" : String(hints.dropFirst(2))
    }
  }
}

extension String {
  func trimmingTrailingSpaces() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
