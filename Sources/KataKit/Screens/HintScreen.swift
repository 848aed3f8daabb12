import Foundation

/// The hints shown so far, and how to get the next.
struct HintScreen {
  let kata: Kata
  let shown: Int
  let typing: Typing
  let style: Style

  var text: String {
    let hints = kata.readme.hints
    guard !hints.isEmpty else {
      return "\(kata.title) has no hints. Its README may help: "
        + Place.shortened(kata.folder.appending(path: "README.md").path, from: typing.directory)
    }
    var parts = [style.bold(kata.title)]
    for hint in hints.prefix(shown) {
      parts.append("\(style.bold(hint.title))\n\(Text.indented(hint.text, by: 2))")
    }
    let left = hints.count - shown
    parts.append(
      left > 0
        ? "\(Text.count(left, "more hint")): \(typing.kata("hint \(kata.number)"))"
        : "That was the last hint. Try it: \(typing.kata("run \(kata.number)"))\n"
          + "Or see the solution:            \(typing.kata("solution \(kata.number) --give-up"))")
    return parts.joined(separator: "\n\n")
  }
}
