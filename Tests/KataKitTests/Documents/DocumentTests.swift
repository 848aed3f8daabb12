import Foundation
import Testing

@testable import KataKit

@Suite struct DocumentTests {
  @Test func `blocks know where they come from, and a comment that cannot be read is told`() {
    let document = MarkdownDocument(
      path: "docs/page.md",
      text: """
        # A page
        <!-- timeline exercise 11: a cell that is gone hears nothing -->
        ```mermaid
        sequenceDiagram
        ```
        <!-- code: Solutions/11-DanglingObserver/DocumentCell.swift -->
        ```swift
        init()
        ```
        <!-- timeline backwards 11: no such side -->
        ```text
        ```
        ~~~
        <!-- code: without a block -->

        ````
        <!-- code: an example of the form, in a block of its own -->
        ````
        """)
    let (blocks, broken) = PastedBlock.all(in: document)
    #expect(
      blocks == [
        PastedBlock(
          origin: .timeline(
            TimelineName(kata: "11", side: .exercise, test: "a cell that is gone hears nothing")),
          line: 2, language: "mermaid", content: 3..<4),
        PastedBlock(
          origin: .code(path: "Solutions/11-DanglingObserver/DocumentCell.swift"), line: 6,
          language: "swift", content: 7..<8),
      ])
    #expect(broken == [10, 14])
  }

  @Test(arguments: [
    (["init() {", "  begin()", "}"], true),
    (["init() {", "…", "}"], true),
    (["deinit {", "…", "init() {"], false),
    (["init() {", "  end()", "}"], false),
    (["  begin()", "}"], true),
    (["begin()", "  }"], false),
    ([], false),
  ])
  func `pasted code is a run of the file's lines, indented as one`(lines: [String], isThere: Bool) {
    let file = ["final class Cell {", "  init() {", "    begin()", "  }", "  deinit {", "  }", "}"]
    #expect(CodeRun(lines).isIn(file) == isThere)
  }

  @Test func `addresses are numbered from the first, the same ones alike`() {
    #expect(
      Timelines.settled(
        "<Cell 0x600000004a30> from <Document 0x600000001230>, <Cell 0x600000004a30>")
        == "<Cell 0x600000000010> from <Document 0x600000000020>, <Cell 0x600000000010>")
    #expect(Timelines.settled("0x60 and 0x6") == "0x60 and 0x6")
  }

  @Test func `anchors are what a code-hosting page makes of headings`() {
    let document = MarkdownDocument(
      path: "page.md", text: "# Today, in `Swift`\n```\n# no heading\n```\n## 11 Dangling observer")
    #expect(MarkdownLinks.anchors(of: document) == ["today-in-swift", "11-dangling-observer"])
  }

  @Test func `links are found beside code, and those that lead nowhere are told`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(
      at: root.appending(path: "docs"), withIntermediateDirectories: true)
    try Data("# The model".utf8).write(to: root.appending(path: "docs/model.md"))
    let document = MarkdownDocument(
      path: "docs/page.md",
      text: """
        [`Cell`](model.md) and [there](model.md#the-model), [here](#a-page), [web](https://example.com)
        # A page
        `[code](nowhere.md)` and [gone](nowhere.md), [no heading](model.md#the-view)
        """)
    #expect(
      MarkdownLinks(document: document, root: root).dead == [
        "line 3 links to nowhere.md, which is not there",
        "line 3 links to model.md#the-view, which is not there",
      ])
  }

  @Test func `a link that leads out of the repository is not taken for one inside`() {
    let page = MarkdownDocument(path: "docs/walkthrough/page.md", text: "")
    #expect(page.path(ofLinked: "../../README.md") == "README.md")
    #expect(page.path(ofLinked: "../../../README.md") == "../README.md")
    #expect(page.path(ofLinked: "../../../../README.md") == "../../README.md")
  }
}
