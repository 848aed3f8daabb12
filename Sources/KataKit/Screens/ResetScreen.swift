import Foundation

/// What was put back, where the attempt is kept, and how to take it back.
struct ResetScreen {
  /// What the exercises were to be made again.
  enum Aim: Equatable {
    case exercise, suite
    case attempt(Attempt)
  }

  let outcomes: [(kata: Kata, outcome: Restoration.Outcome)]
  let aim: Aim
  let typing: Typing
  let style: Style

  var text: String {
    let changed = outcomes.filter { !$0.outcome.changes.isEmpty }
    var parts = changed.map { whole($0.kata, $0.outcome) }
    if outcomes.count == 1, changed.isEmpty {
      parts.append("\(subject(outcomes[0].kata)) is \(state) already: there is nothing to do.")
    } else if changed.count < outcomes.count {
      let rest = Text.count(outcomes.count - changed.count, "kata")
      parts.append("Nothing to do for \(rest): already as shipped.")
    }
    return parts.joined(separator: "\n\n")
  }

  private func whole(_ kata: Kata, _ outcome: Restoration.Outcome) -> String {
    var parts = ["\(subject(kata)) is \(state) again."]
    parts.append(
      outcome.changes.map { "  · \($0.path) \(Self.words($0.kind))" }
        .joined(separator: "\n"))
    var rows: [(String, String)] = []
    if let kept = outcome.kept {
      rows.append(("Kept", Place.shortened(kept.folder.path, from: typing.directory)))
      rows.append(("Take back", typing.kata("reset \(kata.number) --from \(kept.stamp)")))
    }
    rows.append(("Run", typing.kata("run \(kata.number)")))
    return (parts + [Text.columns(rows, margin: 0)]).joined(separator: "\n\n")
  }

  private func subject(_ kata: Kata) -> String {
    aim == .suite ? "The suite of \(style.bold(kata.title))" : style.bold(kata.title)
  }

  private var state: String {
    if case .attempt(let attempt) = aim { "as in the attempt \(attempt.id)" } else { "as shipped" }
  }

  private static func words(_ kind: FileChange.Kind) -> String {
    switch kind {
    case .edited: "was different"
    case .deleted: "was missing"
    case .added: "was added, and is taken away"
    }
  }
}
