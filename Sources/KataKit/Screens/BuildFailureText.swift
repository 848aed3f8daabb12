import Foundation

/// A build that failed: the first errors, where they are, and what they may mean.
struct BuildFailureText {
  /// How many errors are shown; those after the first few tend to follow from them.
  static let most = 3

  let kata: Kata
  let typing: Typing

  func text(_ failure: BuildFailure?) -> String {
    guard let failure else { return "" }
    if failure.errors.isEmpty {
      return "The build failed. It said:\n"
        + Text.indented(failure.words.joined(separator: "\n"), by: 2)
        + "\nSee that \(Place.shortened(kata.sources.path, from: typing.directory)) "
        + "holds the files that were shipped."
    }
    var lines: [String] = []
    for error in failure.errors.prefix(Self.most) {
      lines.append("\(error.place.text(from: typing.directory)): \(error.message)")
    }
    let others = failure.errors.count - Self.most
    if others > 0 {
      lines.append("and \(Text.count(others, "more error")), which may follow from these.")
    }
    if failure.isDamage {
      lines.append("To have back what was shipped, type `\(typing.kata("reset \(kata.number)"))`;")
      lines.append("what you have is kept in .kata/attempts.")
    }
    if failure.errors.contains(where: { $0.place.path.hasPrefix(kata.tests.path + "/") }) {
      lines.append(
        "The suite uses something that the exercise no longer has, or has in another form.")
      if let keep = kata.keep { lines.append("Keep: \(keep)") }
    }
    return lines.joined(separator: "\n")
  }
}
