import Foundation
import Testing

@testable import KataKit

@Suite struct SiteMapTests {
  @Test(arguments: [
    ("README.md", "ObserverKatas"),
    ("docs/choosing-a-mechanism.md", "choosing-a-mechanism"),
    ("docs/walkthrough/1-first.md", "walkthrough-1-first"),
    ("docs/workshop/README.md", "workshop"),
    ("Exercises/11-DanglingObserver/README.md", "11-DanglingObserver"),
    ("Solutions/11-DanglingObserver/NOTES.md", "11-DanglingObserver-notes"),
    ("Tests/RightFixes/75-X/a-b/Button+Taps.swift", "Tests-RightFixes-75-X-a-b-Button-Taps-swift"),
  ])
  func `a page is named for its file`(path: String, name: String) {
    #expect(SiteMap.name(of: path) == name)
  }

  @Test func `two files that would be one page are refused`() {
    let documents = ["docs/a-b.md", "docs/a/b.md"].map { MarkdownDocument(path: $0, text: "# A") }
    #expect(throws: Complaint.self) { try SiteMap(documents) }
  }

  @Test func `a folder's pages lie below the page of its name, in the order of their numbers`()
    throws
  {
    let paths = [
      "README.md", "docs/walkthrough.md", "docs/walkthrough/10-last.md",
      "docs/walkthrough/2-second.md", "docs/workshop/README.md", "docs/workshop/handout.md",
      "docs/workshop/deck-90.md", "Exercises/11-Name/README.md", "Solutions/11-Name/NOTES.md",
    ]
    let map = try SiteMap(paths.map { MarkdownDocument(path: $0, text: "# A") })
    #expect(
      map.children(of: "docs/walkthrough.md").map(\.path) == [
        "docs/walkthrough/2-second.md", "docs/walkthrough/10-last.md",
      ])
    // Slides are no text to read.
    #expect(map.children(of: "docs/workshop/README.md").map(\.path) == ["docs/workshop/handout.md"])
    #expect(
      map.children(of: "Exercises/11-Name/README.md").map(\.path) == ["Solutions/11-Name/NOTES.md"])
    #expect(map.others.map(\.path) == ["docs/walkthrough.md", "docs/workshop/README.md"])
  }

  @Test func `the repository's own documents can all be put on the site`() throws {
    let repository = Repository.this
    let site = try Site(of: repository, katas: Catalogue(of: repository).katas)
    #expect(site.mistakes == [])
    let start = try #require(site.files["ObserverKatas.md"])
    #expect(start.contains("@TechnologyRoot"))
    // Each link within the site names a page of it.
    for (name, text) in site.files where name.hasSuffix(".md") && text.contains("doc:") {
      for link in text.matches(of: /(?:\]\(|<)doc:([A-Za-z0-9-]+)/) {
        #expect(site.files["\(link.1).md"] != nil, "\(name) leads to \(link.1)")
      }
    }
    for (name, text) in site.files where name.hasSuffix(".svg") {
      #expect(text.contains("<title>"), "\(name)")
    }
  }
}
