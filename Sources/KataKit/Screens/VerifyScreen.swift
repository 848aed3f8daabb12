import Foundation

/// The proofs, kata by kata: a line for one that holds, and what to do for each that does not.
struct VerifyScreen {
  let report: VerificationReport
  let typing: Typing
  let style: Style
  /// What `--accept` has written; nil without it.
  var accepted: [String]?
  /// The katas of which nothing is known as shipped, in a repository that ships nothing yet.
  var unknown: [Kata] = []

  var text: String {
    let failing = report.judgements.count { !$0.isGood } + (report.general.isEmpty ? 0 : 1)
    let proofs = report.judgements.count + (report.general.isEmpty ? 0 : 1)
    let time = "\(Text.count(report.katas.count, "kata")), \(Text.seconds(report.duration))"
    let end =
      failing == 0
      ? style.good("All \(proofs) proofs hold") + " (\(time))."
      : style.bad("\(failing) of \(proofs) proofs fail") + " (\(time)).\n"
        + "Proof 1 is about the exercises as they are in your working tree: a solved one fails it.\n"
        + "Mend what is named above, then: \(typing.kata("verify"))"
    return (report.katas.map(lines) + general + ["", end] + shipping).joined(separator: "\n")
  }

  /// What is wrong in documents that belong to no single kata.
  private var general: [String] {
    if report.general.isEmpty { return [] }
    return [style.bad("✘") + " Documents"]
      + report.general.flatMap { ["  Seen: " + shortened($0.seen), "  Do:   \($0.advice)"] }
  }

  private var shipping: [String] {
    switch accepted {
    case nil where unknown.isEmpty: []
    case nil:
      [
        "Nothing is known of what was shipped of \(unknown.map(\.title).joined(separator: ", ")).",
        "To ship the exercises as they are: \(typing.kata("verify --accept"))",
      ]
    case [] where report.isGood: ["Accepted. What is shipped was the same before."]
    case []: ["Nothing was accepted: what is shipped is proved first."]
    case let paths?: ["Accepted. Written; commit it:"] + paths.map { "  \($0)" }
    }
  }

  private func lines(_ kata: Kata) -> String {
    let own = report.judgements(of: kata)
    let bad = own.filter { !$0.isGood }
    if bad.isEmpty { return "✔ \(kata.title): \(Self.summary(own))" }
    var lines = [style.bad("✘") + " \(kata.title)"]
    for judgement in bad {
      for finding in judgement.findings {
        lines.append("  Proof \(judgement.proof), \(judgement.subject):")
        if let test = finding.test { lines.append("    Test: \(test)") }
        lines.append(Text.indented("Seen: " + shortened(finding.seen), by: 4))
        lines.append("    Do:   \(finding.advice)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func summary(_ judgements: [Judgement]) -> String {
    let wrong = judgements.filter { $0.rejectedBy != nil }
    let right = judgements.count { $0.subject.hasPrefix("right fix ") }
    let tests = Set(wrong.map(\.rejectedBy)).count
    var parts = judgements.map(\.holds).filter { !$0.isEmpty }
    parts.append("solution passes")
    // None where proof 3 was left out.
    if !wrong.isEmpty {
      parts.append("\(wrong.count) wrong fixes rejected by \(Text.count(tests, "test"))")
    }
    if right > 0 { parts.append("\(right) right \(right == 1 ? "fix" : "fixes") accepted") }
    return parts.joined(separator: " · ")
  }

  /// Paths as they are typed from here.
  private func shortened(_ text: String) -> String {
    text.replacingOccurrences(of: typing.root.path + "/", with: "")
  }
}
