import Foundation

/// The way from the learner's code to the solution, why it works, and what does not.
struct SolutionScreen {
  let solution: Solution
  let isSolved: Bool
  let typing: Typing
  let style: Style

  var text: String {
    var parts = [style.bold(solution.kata.title) + " · the solution", difference]
    if let notes = solution.notes {
      parts.append(notes.trimmingCharacters(in: .newlines))
    } else {
      parts.append("There are no notes on it.")
    }
    if !solution.wrongFixes.isEmpty { parts.append(wrongFixes) }
    parts.append(Text.columns(whatNext, margin: 0))
    return parts.joined(separator: "\n\n")
  }

  private var difference: String {
    if solution.difference.isEmpty {
      return "Your code is the solution, line for line: there is no difference."
    }
    let lines = solution.difference.split(separator: "\n", omittingEmptySubsequences: false)
    return "From your code (-) to the solution (+):\n\n"
      + lines.map { styled(String($0)) }.joined(separator: "\n")
  }

  private func styled(_ line: String) -> String {
    switch line.first {
    case "+": style.good(line)
    case "-": style.bad(line)
    case "@": style.quiet(line)
    default: line
    }
  }

  private var wrongFixes: String {
    let fixes = solution.wrongFixes.map { fix in
      let rows = [("Belief", fix.misconception), ("Test", fix.rejectedBy)]
        .compactMap { name, value in value.map { (name, $0) } }
      return "  \(style.bold(fix.name))\n" + Text.columns(rows, margin: 4)
    }
    return style.bold("Tried and rejected: the belief behind each, and the test that it fails")
      + "\n\n" + fixes.joined(separator: "\n\n")
  }

  private var whatNext: [(String, String)] {
    let kata = solution.kata
    let fixes = typing.root.appending(path: "Tests/WrongFixes/\(kata.folderName)").path
    return [
      ("Fixes", Place.shortened(fixes, from: typing.directory)),
      isSolved
        ? ("Next", typing.kata()) : ("Write it yourself", typing.kata("run \(kata.number)")),
    ]
  }
}
