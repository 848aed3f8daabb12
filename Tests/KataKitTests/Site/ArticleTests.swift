import Foundation
import Testing

@testable import KataKit

@Suite struct ArticleTests {
  private static func page(
    _ text: String, path: String = "docs/page.md", beside others: [MarkdownDocument] = []
  ) throws -> Article {
    let document = MarkdownDocument(path: path, text: text)
    let map = try SiteMap([document] + others)
    return Article(document, name: "page", map: map, root: Fixtures.root)
  }

  private static let other = MarkdownDocument(
    path: "docs/walkthrough/1-first.md", text: "# First\n## The user's own, and `code`\n")

  @Test func `links lead to pages, and anchors to headings by DocC's names`() throws {
    let article = try Self.page(
      """
      # A page
      See [the first](walkthrough/1-first.md), [its part](walkthrough/1-first.md#the-users-own-and-code),
      [here](#below) and [there](https://example.org/a#b), not `[code](nowhere.md)`.
      ## Below
      """, beside: [Self.other])
    #expect(article.mistakes.isEmpty)
    #expect(
      article.lines[1...2] == [
        "See [the first](doc:walkthrough-1-first), "
          + "[its part](doc:walkthrough-1-first#The-users-own,-and-code),",
        "[here](doc:page#Below) and [there](https://example.org/a#b), not `[code](nowhere.md)`.",
      ])
  }

  @Test(arguments: [
    ("[a](nowhere.md)", "links to nowhere.md, which is not there"),
    ("[a](../../../nowhere)", "links to ../../../nowhere, which is not there"),
    (
      "[a](walkthrough/1-first.md#no)",
      "links to walkthrough/1-first.md#no, and there is no such heading"
    ),
    ("[a](nowhere.md", "a link without its closing bracket"),
    ("<div class=\"x\">", "HTML that the site does not know"),
    ("<details>", "a fold that the site does not know"),
    ("```mermaid\npie\n```", "only `sequenceDiagram`, `flowchart LR` and `flowchart TD` are drawn"),
  ])
  func `what cannot be on the site is told with file and line`(line: String, words: String) throws {
    let article = try Self.page("# A page\n\n\(line)\n", beside: [Self.other])
    let number = line.hasPrefix("```") ? 4 : 3
    #expect(article.mistakes == ["docs/page.md:\(number): \(words)"])
  }

  @Test func `front matter and comments are left out, and signs that DocC reads are not read`()
    throws
  {
    let article = try Self.page(
      """
      ---
      number: 11
      ---
      # A page
      <!-- code: a/b.swift -->
      ```swift
      @MainActor final class Screen {}
      ```
      <!-- a comment of
        two lines -->
      @Observable classes are
      > said: of them
      > more
      """)
    #expect(
      article.lines == [
        "# A page", "```swift", "@MainActor final class Screen {}", "```",
        "\\@Observable classes are", "> Note: said: of them", "> more",
      ])
    #expect(article.mistakes.isEmpty)
  }

  @Test func `a diagram becomes a picture with its words, but not in an example`() throws {
    let article = try Self.page(
      """
      # A page
      ```mermaid
      flowchart LR
        a[A*] --> b
      ```
      ````
      ```mermaid
      ```
      ````
      """)
    #expect(article.pictures.map(\.name) == ["page-picture-1"])
    #expect(
      article.lines == [
        "# A page", "![Diagram. A\\* – leads to b.](page-picture-1)", "````", "```mermaid", "```",
        "````",
      ])
  }

  @Test func `hints become tabs, the first of which gives nothing away`() throws {
    let article = try Self.page(Fixtures.readme)
    let lines = article.lines.filter { !$0.isEmpty }
    let start = try #require(lines.firstIndex(of: "@TabNavigator {"))
    let end = try #require(lines.firstIndex(of: "## Today"))
    #expect(
      lines[start..<end].filter { $0.hasPrefix("@Tab") } == [
        "@TabNavigator {", "@Tab(\"No hint\") {", "@Tab(\"Hint 1\") {", "@Tab(\"Hint 2\") {",
        "@Tab(\"Hint 3\") {",
      ])
    #expect(lines[start..<end].count { $0 == "}" } == 5)
    #expect(lines[start..<end].last == "}")
  }
}
