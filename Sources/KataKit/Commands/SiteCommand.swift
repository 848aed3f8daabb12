import Foundation

extension Command {
  static let site = Command(
    name: "site", summary: "writes the documents as articles for DocC; .ci/site renders them",
    operands: "folder", most: 1,
    discussion: """
      For those who publish the documents. Turns every document into an article, draws the diagrams,
      and follows each link: one that leads nowhere ends it, and so does a diagram that cannot be
      drawn. `.ci/site` types this and has DocC render the folder; docs/site.md has the whole way.
      """,
    options: [],
    examples: [
      Example(words: "kata site .build/site-texts", meaning: "the texts alone, into that folder")
    ],
    run: { session, arguments in
      guard let word = arguments.words.first else {
        throw Complaint(
          .wrongWords,
          "The articles need a folder: \(session.typing.kata("site .build/site-texts"))")
      }
      let site = try Site(of: session.repository, katas: session.catalogue.katas)
      guard site.mistakes.isEmpty else {
        throw Complaint(.notYet, site.mistakes.joined(separator: "\n"))
      }
      try site.write(into: session.url(word).standardizedFileURL)
      try session.console.say("\(site.files.count) files written.")
      return .fine
    })
}
