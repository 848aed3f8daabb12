import Foundation

/// The attempts that are kept, kata by kata, the newest first.
struct AttemptsScreen {
  let lists: [(kata: Kata, attempts: [Attempt])]
  let typing: Typing
  let style: Style

  var text: String {
    let kept = lists.filter { !$0.attempts.isEmpty }
    guard let first = kept.first, let newest = first.attempts.last else {
      let subject = lists.count == 1 ? " of \(lists[0].kata.title)" : ""
      let number = lists.first?.kata.number ?? "11"
      return "No attempt\(subject) is kept yet. What you have is kept when you type: "
        + typing.kata("reset \(number)")
    }
    let blocks = kept.map { kata, attempts in
      let rows = attempts.reversed().map { ($0.id, "\($0.time), \(Self.parts($0))") }
      return style.bold(kata.title) + "\n" + Text.columns(rows)
    }
    let example = typing.kata("reset \(first.kata.number) --from \(newest.stamp)")
    return (blocks + ["Take one back: \(example)"]).joined(separator: "\n\n")
  }

  private static func parts(_ attempt: Attempt) -> String {
    switch attempt.parts {
    case [.sources]: "your code"
    case [.suite]: "the suite"
    default: "your code and the suite"
    }
  }
}
