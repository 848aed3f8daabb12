import Foundation

extension Command {
  static let decks = Command(
    name: "decks", summary: "a workshop's slides and its printed page, for a browser",
    operands: "folder", most: 1,
    discussion: """
      For whoever teaches. Writes each deck of docs/workshop and the page for participants as one file
      that needs nothing from elsewhere. In a deck: arrows, space, Home, End, or a number and Enter turn
      the slides, `n` shows what to say, `p` shows it in a window of the speaker's own, with the next
      slide's title and a clock, `d` changes light and dark. Links to files of the repository lead there
      from the folder. A line that is not understood ends it, and nothing is written.
      """,
    options: [],
    examples: [
      Example(
        words: "kata decks .build/slides", meaning: "deck-90.html, handout.html, … in that folder")
    ],
    run: { session, arguments in
      guard let word = arguments.words.first else {
        throw Complaint(
          .wrongWords, "The slides need a folder: \(session.typing.kata("decks .build/slides"))")
      }
      let folder = session.url(word).standardizedFileURL
      let decks = try Decks(of: session.repository, for: folder)
      guard decks.mistakes.isEmpty else {
        throw Complaint(.notYet, decks.mistakes.joined(separator: "\n"))
      }
      try decks.write(into: folder)
      try session.console.say(
        "Written into \(word): \(decks.files.keys.sorted().joined(separator: ", "))")
      return .fine
    })
}
