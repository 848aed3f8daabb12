import Foundation
import Testing

@testable import KataKit

@Suite struct InlineMarkupTests {
  private static func html(_ text: String) throws -> String {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(
      at: root.appending(path: "Sources"), withIntermediateDirectories: true)
    try Data().write(to: root.appending(path: "Sources/a b.swift"))
    let links = DeckLinks(
      document: MarkdownDocument(path: "docs/workshop/deck.md", text: ""), root: root,
      folder: root.appending(path: "out/slides"))
    return try InlineMarkup.html(MarkdownText(text: text, line: 7), links: links)
  }

  @Test(arguments: [
    ("a < b & c > d", "a &lt; b &amp; c &gt; d"),
    ("`<b>&amp; \"it's\"`", "<code>&lt;b&gt;&amp;amp; &quot;it&#39;s&quot;</code>"),
    ("`` a`b ``", "<code>a`b</code>"),
    ("**a `**` b**, *c*", "<strong>a <code>**</code> b</strong>, <em>c</em>"),
    ("**a *b* c**", "<strong>a <em>b</em> c</strong>"),
    ("2 * 3, a_b_c, [weak self], _ in", "2 * 3, a_b_c, [weak self], _ in"),
    ("over\ntwo `lines\nof` it", "over\ntwo <code>lines of</code> it"),
    (
      "[`a`\n<](../../Sources/a%20b.swift#L3)",
      "<a href=\"../../Sources/a%20b.swift#L3\"><code>a</code>\n&lt;</a>"
    ),
    (
      "[a](https://example.org/?a=1&b=\"2\")",
      "<a href=\"https://example.org/?a=1&amp;b=&quot;2&quot;\">a</a>"
    ),
    ("<https://example.org>", "<a href=\"https://example.org\">https://example.org</a>"),
  ])
  func `words become HTML, and signs stay signs`(text: String, html: String) throws {
    #expect(try Self.html(text) == html)
  }

  @Test(arguments: [
    ("a\n`b", 8, "a back-tick without its partner"),
    ("a\n\n**b", 9, "** without its partner"),
    ("*a **b**", 7, "* without its partner"),
    ("***a***", 7, "*** without its partner"),
    ("a\n<script>alert(1)</script>", 8, "HTML"),
    ("a <!-- b -->", 7, "HTML"),
    ("![a](b.png)", 7, "a picture"),
    ("a\\*", 7, "a backslash outside of code"),
    ("~~a~~", 7, "words that are struck out"),
    ("&lt;", 7, "a sign by its name: write the sign itself"),
    ("a _b_", 7, "emphasis is written with *"),
    ("a  \nb", 7, "two spaces at the end of a line"),
    ("[a][b]", 7, "a link whose target is elsewhere"),
    ("[a", 7, "a bracket without its partner"),
    ("[a](b", 7, "a link without its closing bracket"),
    ("\n[a](nowhere.md)", 8, "links to nowhere.md, which is not there"),
    ("[a](#b)", 7, "links to #b, and slides have no names to link to"),
    ("[a](javascript:alert)", 7, "links to javascript:alert, which is no address of a page"),
  ])
  func `what is not understood is refused with its line`(
    text: String, line: Int, words: String
  ) throws {
    let mistake = try #require(throws: MarkdownMistake.self) { try Self.html(text) }
    #expect(mistake == MarkdownMistake(line: line, words: words))
  }

  @Test func `a link leads from the page's folder, wherever it is`() {
    func way(_ folder: String) -> String {
      DeckLinks.way(from: URL(filePath: folder), to: URL(filePath: "/r/docs/x.md"))
    }
    #expect(way("/r/out") == "../docs/x.md")
    #expect(way("/r/docs") == "x.md")
    #expect(way("/r/docs/x.md/..") == "x.md")
    #expect(way("/s/t") == "../../r/docs/x.md")
  }
}
