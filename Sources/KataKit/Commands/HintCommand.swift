import Foundation

extension Command {
  static let hint = Command(
    name: "hint", summary: "the next hint for a kata; there are three steps",
    operands: "[kata]", most: 1,
    discussion: """
      Each time it shows one hint more: a question first, then where to look, then the shape of the
      repair. Without a name it is about the kata you are at. What was shown is remembered.
      """,
    options: [],
    examples: [
      Example(words: "kata hint", meaning: "the next hint for the kata you are at"),
      Example(words: "kata hint 11", meaning: "the next hint for kata 11"),
    ],
    run: { session, arguments in
      let progress = try session.progress()
      guard let kata = try session.kata(arguments.words, at: progress) else {
        try session.console.say(session.journey(progress).end)
        return .fine
      }
      let shown = min(progress[kata].hints + 1, kata.readme.hints.count)
      let screen = HintScreen(
        kata: kata, shown: shown, typing: session.typing, style: session.style)
      try session.console.say(screen.text)
      try session.store.remember(Deed(kata: kata.name, at: Date(), hints: shown))
      return .fine
    })
}
