extension Output {
  struct SolutionText: Encodable {
    var version = 1
    let number: String
    let name: String
    let solved: Bool
    let gaveUp: Bool
    /// A unified diff from the learner's code; empty if there is no difference.
    let difference: String
    let notes: String?
    let wrongFixes: [WrongFix]
  }

  static func solution(_ solution: Solution, _ entry: Progress.Entry) -> SolutionText {
    SolutionText(
      number: solution.kata.number, name: solution.kata.name, solved: entry.solved != nil,
      gaveUp: entry.gaveUp != nil, difference: solution.difference, notes: solution.notes,
      wrongFixes: solution.wrongFixes)
  }
}
