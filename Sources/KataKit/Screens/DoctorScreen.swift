/// What `kata doctor` found, line by line.
struct DoctorScreen {
  let typing: Typing
  let style: Style

  private static let width = 21

  func line(_ diagnosis: Diagnosis) -> String {
    let mark =
      switch diagnosis.state {
      case .fine: style.good("✔")
      case .remark: "!"
      case .skipped: "·"
      case .stops: style.bad("✘")
      }
    var lines = [
      "\(mark) \(Text.padded(diagnosis.name, to: DoctorScreen.width))\(diagnosis.found)"
        + (diagnosis.state == .skipped ? "" : " (needed: \(diagnosis.needed))")
    ]
    if let mend = diagnosis.mend { lines.append("    Mend it with:  \(mend)") }
    return lines.joined(separator: "\n")
  }

  func ending(_ diagnoses: [Diagnosis]) -> String {
    let stopping = diagnoses.count { $0.status != nil }
    if stopping > 0 {
      let noun = stopping == 1 ? "1 thing keeps" : "\(stopping) things keep"
      return "\(style.bold("\(noun) you from working.")) Mend from the top, then: "
        + typing.kata("doctor")
    }
    return "\(style.bold("Nothing keeps you from working.")) Go on: \(typing.kata())"
  }
}
