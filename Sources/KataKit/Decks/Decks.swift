import Foundation

/// The slides of the workshop and the page for its participants, as pages for a browser.
struct Decks {
  static let source = "docs/workshop"

  /// The pages by the names of their files.
  private(set) var files: [String: String] = [:]
  /// What could not be shown, with file and line: the first thing of each document.
  private(set) var mistakes: [String] = []

  /// `folder` is where the pages will be; their links to files depend on it.
  init(of repository: Repository, for folder: URL) throws {
    let names =
      (try? FileManager.default.contentsOfDirectory(
        atPath: repository.root.appending(path: Self.source).path)) ?? []
    let decks = names.filter { $0.hasPrefix("deck-") && $0.hasSuffix(".md") }.sorted()
    for name in decks + ["handout.md"] {
      guard let document = MarkdownDocument("\(Self.source)/\(name)", in: repository.root) else {
        throw Complaint(.inputOutput, "\(Self.source)/\(name) cannot be read.")
      }
      let links = DeckLinks(document: document, root: repository.root, folder: folder)
      let bare = String(name.dropLast(3))
      do throws(MarkdownMistake) {
        files["\(bare).html"] =
          name == "handout.md"
          ? try HandoutPage(document, links: links).html()
          : try DeckPage(deck: Deck(document), name: bare, links: links).html()
      } catch {
        mistakes.append("\(document.path):\(error.line): \(error.words)")
      }
    }
  }

  func write(into folder: URL) throws {
    for (name, text) in files { try AnswerFile(name, in: folder).write(text) }
  }
}
