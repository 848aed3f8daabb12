import Testing

@testable import KataKit

@Suite struct MarkdownReaderTests {
  private static func blocks(_ text: String) throws -> [MarkdownBlock] {
    try MarkdownReader.blocks(of: MarkdownDocument(path: "docs/page.md", text: text).lines)
  }

  @Test func `each kind of block is read, with the lines of its words`() throws {
    let blocks = try Self.blocks(
      """
      # A *title*
      Words over
      two lines
      - an item
        and its next line

      - a second one

      1. first
      2. then
      > said
      >
      > twice

      | a | b |
      |---|---|
      | `c` | |

          indented

            more

      ---

      ```swift
      ---
      <!-- no comment -->
      ```
      <!-- code: a.swift -->
      """)
    func text(_ words: String, _ line: Int) -> MarkdownText {
      MarkdownText(text: words, line: line)
    }
    #expect(
      blocks == [
        .heading(level: 1, text("A *title*", 1)),
        .paragraph(text("Words over\ntwo lines", 2)),
        .list(
          isOrdered: false, items: [text("an item\nand its next line", 4), text("a second one", 7)]),
        .list(isOrdered: true, items: [text("first", 9), text("then", 10)]),
        .quotation([.paragraph(text("said", 11)), .paragraph(text("twice", 13))]),
        .table(
          head: [text("a ", 15), text("b ", 15)], rows: [[text("`c` ", 17), text("", 17)]]),
        .code(["indented", "", "  more"], line: 19),
        .rule(line: 23),
        .code(["---", "<!-- no comment -->"], line: 25),
        .comment([" code: a.swift "], line: 29),
      ])
  }

  @Test(arguments: [
    ("#### Deep", "a heading is one to three #, a space and words"),
    ("#Close", "a heading is one to three #, a space and words"),
    ("* an item", "an item begins with a hyphen, or with a number and a full stop"),
    ("2. second", "a numbered list begins with 1"),
    ("- a\n  - b", "only words are in an item"),
    ("- - a", "only words are in an item"),
    ("- a\nb", "an item's next line is indented"),
    ("- a\n\n    b", "code right after a list: put it between lines of ```"),
    ("words\n---", "an empty line is missing before the ---"),
    ("words\n===", "not understood: ==="),
    ("***", "not understood: ***"),
    ("words\n    code", "an empty line is missing before code"),
    ("  words", "an indentation that is none of code: four spaces, or none"),
    (">words", "a space is missing after the >"),
    ("> a\nb", "a line of a quotation begins with >"),
    ("```swift\nlet a", "code without its end"),
    ("```mermaid\n```", "a diagram: slides have none"),
    ("``` {.x}\n```", "not a language:  {.x}"),
    ("<!-- a", "a comment without its end"),
    ("<!-- a --> b", "words after a comment"),
    ("| a |", "a table has a second row, of hyphens"),
    ("| a |\n| b |", "the second row of a table is of hyphens"),
    ("| a | b |\n|---|---|\n| c |", "1 cells, and 2 in the row of the heads"),
    ("| a", "a row of a table ends with |"),
  ])
  func `what is not understood is refused with its line`(text: String, words: String) throws {
    let mistake = try #require(throws: MarkdownMistake.self) { try Self.blocks("# A\n\n\(text)\n") }
    #expect(mistake.words == words)
    // The last line of the text, but for what is left open or lacks a row: that is where it begins.
    let last = 3 + text.count { $0 == "\n" }
    #expect((text.hasPrefix("```") || text.hasPrefix("<!--") ? 3 : last) == mistake.line)
  }
}
