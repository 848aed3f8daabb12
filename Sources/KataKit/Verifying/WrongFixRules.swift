/// What can be told of a kata's wrong fixes without running them.
enum WrongFixRules {
  static let least = 3

  static func judgements(_ kata: Kata, _ variants: [Variant]) -> [Judgement] {
    let names = variants.compactMap { variant -> String? in
      if case .wrong(let name) = variant.kind { return name ?? "" }
      return nil
    }
    var findings: [Finding] = []
    if names.count < least {
      findings.append(
        Finding(
          seen: "there are \(names.count) of them, and \(least) are needed",
          advice:
            "Add what a learner would try to Tests/WrongFixes/\(kata.folderName)/<what it does>/."))
    }
    if names.count >= 2, Set(names).count < 2 {
      findings.append(
        Finding(
          seen: "all of them are rejected by one test, for one reason",
          advice: "Add a fix that another test stops."))
    }
    guard !findings.isEmpty else { return [] }
    return [Judgement(of: kata, proof: 3, subject: "wrong fixes", findings: findings)]
  }
}
