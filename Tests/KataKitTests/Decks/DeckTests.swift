import Foundation
import Testing

@testable import KataKit

@Suite struct DeckTests {
  private static let text = """
    <!-- A deck: what stands here is for
      its writer. -->

    # The `first` one

    Words

    <!-- notes: Say *this*,
      and < that:

      - one
      - two -->

    ---

    ## Second
    <!-- code: Sources/a.swift -->
    ```swift
    let a = b < c

    ---
      deeper
    ```
    """

  private static func page(_ text: String) throws -> String {
    let document = MarkdownDocument(path: "docs/workshop/deck-1.md", text: text)
    let links = DeckLinks(
      document: document, root: Fixtures.root, folder: Fixtures.root.appending(path: "out"))
    return try DeckPage(deck: Deck(document), name: "deck-1", links: links).html()
  }

  @Test func `lines of three hyphens part the slides, but not in code`() throws {
    let deck = try Deck(MarkdownDocument(path: "deck.md", text: Self.text))
    #expect(deck.title == "The first one")
    #expect(deck.slides.count == 2)
    #expect(deck.slides.map(\.isTitle) == [true, false])
    #expect(
      deck.slides[1].blocks.contains(.code(["let a = b < c", "", "---", "  deeper"], line: 18)))
  }

  @Test func `notes are what their comment says, apart from the slide`() throws {
    let slides = try Deck(MarkdownDocument(path: "deck.md", text: Self.text)).slides
    #expect(
      slides[0].notes == [
        .paragraph(MarkdownText(text: "Say *this*,\nand < that:", line: 8)),
        .list(
          isOrdered: false,
          items: [MarkdownText(text: "one", line: 11), MarkdownText(text: "two", line: 12)]),
      ])
    #expect(slides[1].notes.isEmpty)
    let page = try Self.page(Self.text)
    #expect(page.components(separatedBy: "<aside").count == 2)
    #expect(page.contains("<p>Say <em>this</em>,\nand &lt; that:</p>"))
    #expect(!page.contains("its writer"))
  }

  @Test func `a page has its slides by number, and code by lines with its file`() throws {
    let page = try Self.page(Self.text)
    #expect(page.contains("<title>The first one (deck-1)</title>"))
    #expect(page.contains("<section id=\"1\" data-of=\"1 / 2\""))
    #expect(page.contains("<section id=\"2\" data-of=\"2 / 2\""))
    #expect(
      page.contains(
        """
        <figure>
        <pre style="--columns: 24"><code><span>let a = b &lt; c
        </span><span>
        </span><span>---
        </span><span style="--indent: 2ch">  deeper
        </span></code></pre>
        <figcaption>Sources/a.swift</figcaption>
        </figure>
        """))
  }

  @Test(arguments: [
    ("# A\n\n---\n\n<!-- for the writer -->\n\n---\n\nB", 4, "a slide with nothing on it"),
    ("# A\n\n---\n", 4, "a slide with nothing on it"),
    ("words", 1, "a page without a heading"),
    (
      "# A\n\n---\n\n```\n" + String(repeating: "a\n", count: 17) + "```", 5,
      "17 lines of code: a slide has room for 16"
    ),
    ("# A\n\n<!-- notes: b\n  `c -->", 4, "a back-tick without its partner"),
    ("# A\n\n<!-- notes: b\n\n  #c -->", 5, "a heading is one to three #, a space and words"),
  ])
  func `a deck that cannot be shown is refused with its line`(
    text: String, line: Int, words: String
  ) throws {
    let mistake = try #require(throws: MarkdownMistake.self) { try Self.page(text) }
    #expect(mistake == MarkdownMistake(line: line, words: words))
  }
}

/// The decks and the handout of this repository.
@Suite struct DecksTests {
  private static let root = Repository.this.root

  private let decks: Decks

  init() throws {
    decks = try Decks(
      of: .this, for: Self.root.appending(path: ".build/slides"))
  }

  @Test func `each length of a session has its deck, and the handout is there`() {
    #expect(decks.mistakes == [])
    let names = SessionPlan.all.map { "deck-\($0.name).html" } + ["handout.html"]
    #expect(Set(decks.files.keys) == Set(names))
  }

  @Test func `nothing on a page is asked of another place`() {
    let asks = /(?i)(src|srcset|action|poster|href)\s*=|url\(|@import|<link|fetch\(|import\(/
    let address = /(?i)(https?:)?\/\/[a-z]/
    for (name, page) in decks.files {
      // What is said in words or code is escaped, and no attribute; slashes there are comments.
      let marks = page.replacing(/<code>.*?<\/code>/.dotMatchesNewlines(), with: "")
        .replacing(/<a href="[^"]*"/, with: "")
      #expect(marks.firstMatch(of: asks) == nil, "\(name)")
      #expect(marks.firstMatch(of: address) == nil, "\(name)")
      #expect(page.contains("content=\"default-src 'none'; "), "\(name)")
    }
  }

  @Test func `at every slide there is something to say`() {
    for (name, page) in decks.files where name.hasPrefix("deck-") {
      let slides = page.components(separatedBy: "<section ").dropFirst()
      #expect(slides.count > 10, "\(name)")
      #expect(slides.allSatisfy { $0.contains("<aside") }, "\(name)")
    }
  }

  @Test func `each letter that a deck hears is in the guide and in the command's help`() throws {
    let heard = DeckPage.script.matches(of: /key === "([a-z])"/).map { String($0.1) }
    #expect(Set(heard) == ["n", "d", "p"])
    let guide = try String(
      contentsOf: Self.root.appending(path: "\(Decks.source)/README.md"), encoding: .utf8)
    for letter in heard {
      #expect(guide.contains("\n| `\(letter)` | "))
      #expect(Command.decks.discussion.contains("`\(letter)`"))
    }
  }

  @Test func `the speaker's window is told of each slide and has no address`() {
    let script = DeckPage.script
    #expect(script.contains(#"key === "p") present()"#))
    #expect(script.contains("open(\"\", "))
    // When a slide is shown, and when the window is opened.
    #expect(script.matches(of: /\n +tell\(\)\n/).count == 2)
  }

  @Test func `a link to a file of the repository leads there from the folder`() throws {
    let page = try #require(decks.files["deck-day.html"])
    #expect(
      page.contains("<a href=\"../../Sources/Controls/NavigationContainer.swift\">Navigation"))
  }

  @Test func `a line that is not understood is named, and the other documents are read`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: Decks.source)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("# A\n\n<b>\n".utf8).write(to: folder.appending(path: "deck-1.md"))
    try Data("# B\n".utf8).write(to: folder.appending(path: "handout.md"))
    let decks = try Decks(of: Repository(root: root), for: root)
    #expect(decks.mistakes == ["docs/workshop/deck-1.md:3: HTML"])
    #expect(Array(decks.files.keys) == ["handout.html"])
  }
}
