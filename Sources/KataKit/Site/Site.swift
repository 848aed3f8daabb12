import Foundation

/// The texts of the site, as DocC takes them: a catalogue of articles, and one for each library.
struct Site {
  /// A library whose reference is on the site, and what it is.
  struct Library {
    let name: String
    let summary: String
  }

  static let libraries = [
    Library(
      name: "KeyValueObserving",
      summary: "A model of Foundation's Key-Value Observing, in Swift alone."),
    Library(name: "Controls", summary: "Stand-ins for UIKit's controls that need no screen."),
    Library(name: "KataTesting", summary: "What every kata's suite uses."),
    Library(
      name: "Remedies",
      summary: "Observation tokens, closure handlers, a keyed settings archive, lazy injection."),
  ]

  private let repository: Repository
  private let katas: [Kata]
  private let map: SiteMap
  /// The catalogue's files by name.
  private(set) var files: [String: String] = [:]
  private(set) var mistakes: [String] = []

  init(of repository: Repository, katas: [Kata]) throws {
    self.repository = repository
    self.katas = katas.sorted { $0.number < $1.number }
    map = try SiteMap(MarkdownDocument.all(in: repository.root))
    var code: [String] = []
    for document in map.documents {
      code += article(document).filter { !code.contains($0) }
    }
    while let path = code.popLast() {
      code += try listing(path).filter { files[SiteMap.name(of: $0) + ".md"] == nil }
    }
    files["\(SiteMap.katas).md"] = listOfKatas
  }

  /// Writes the catalogue of articles and a small one for each library into `folder`.
  func write(into folder: URL) throws {
    for (name, text) in files {
      try AnswerFile("\(SiteMap.start).docc/\(name)", in: folder).write(text)
    }
    for library in Self.libraries {
      let file = try AnswerFile("\(library.name).docc/\(library.name).md", in: folder)
      try file.write("# ``\(library.name)``\n\n\(library.summary)")
    }
  }

  // MARK: Documents

  /// Adds a document and its pictures; answers the code that it links to.
  private mutating func article(_ document: MarkdownDocument) -> [String] {
    guard let name = map.name(of: document.path) else { return [] }
    let article = Article(document, name: name, map: map, root: repository.root)
    mistakes += article.mistakes
    for (picture, diagram) in article.pictures {
      files["\(picture).svg"] = diagram.svg(.light)
      files["\(picture)~dark.svg"] = diagram.svg(.dark)
    }
    var lines = article.lines
    let title = (lines.firstIndex { $0.hasPrefix("# ") } ?? -1) + 1
    if title == 0 { mistakes.append("\(document.path):1: a page without a title") }
    lines.insert(contentsOf: opening(of: document), at: title)
    lines += topics(of: document, code: article.code)
    files["\(name).md"] = lines.joined(separator: "\n")
    return article.code
  }

  /// What stands between an article's title and its text: DocC shows the first paragraph large, and
  /// in every list.
  private func opening(of document: MarkdownDocument) -> [String] {
    if document.path == "README.md" {
      return [
        "", "@Metadata {", "@TechnologyRoot", "}", "",
        "Pitfalls of observation: let each of them happen, and mend it.",
      ]
    }
    if let kata = katas.first(where: { document.path == "Exercises/\($0.folderName)/README.md" }) {
      let front = kata.readme.front
      let facts = [
        ("Chapter", front["chapter"]), ("Tier", front["tier"]), ("Minutes", front["minutes"]),
        ("Before it", front["before"]), ("Files to edit", front["edit"]),
        ("Remedy", front["remedy"]), ("Today", front["today"]),
      ]
      return ["", "A kata of chapter \(kata.chapter), in the tier \"\(kata.tier.rawValue)\".", ""]
        + facts.compactMap { fact in fact.1.map { "- **\(fact.0):** \($0)" } } + [""]
    }
    if document.path.hasSuffix("/NOTES.md") {
      return [
        "", "Read it when the kata is solved: why the solution works, and which fixes do not.",
      ]
    }
    return []
  }

  private func topics(of document: MarkdownDocument, code: [String]) -> [String] {
    func links(_ documents: [MarkdownDocument]) -> [String] {
      documents.compactMap { map.name(of: $0.path) }.map { "- <doc:\($0)>" }
    }
    var groups: [(String, [String])] = []
    if document.path == "README.md" {
      let others = map.others
      let walkthrough = others.filter { $0.path == "docs/walkthrough.md" }
      groups = [
        ("To read and to do", links(walkthrough) + ["- <doc:\(SiteMap.katas)>"]),
        ("To look up", links(others.filter { !walkthrough.contains($0) })),
        (
          "The libraries",
          Self.libraries.map { "- ``/\($0.name)``" }
        ),
      ]
    } else {
      groups = [("Pages", links(map.children(of: document.path)))]
    }
    groups.append(("Files that this page names", code.map { "- <doc:\(SiteMap.name(of: $0))>" }))
    let filled = groups.filter { !$0.1.isEmpty }
    return filled.isEmpty
      ? [] : ["", "## Topics"] + filled.flatMap { ["", "### \($0.0)", ""] + $0.1 }
  }

  private var listOfKatas: String {
    var lines = [
      "# Katas", "", "Exercises by chapter, each with its notes for afterwards.", "", "## Topics",
    ]
    var chapters: [String] = []
    for kata in katas where !chapters.contains(kata.chapter) { chapters.append(kata.chapter) }
    for chapter in chapters {
      lines += ["", "### \(chapter)", ""]
      lines += katas.filter { $0.chapter == chapter }.map { "- <doc:\($0.folderName)>" }
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Code

  /// Adds a page that shows a file, or lists a folder; answers what it links to.
  private mutating func listing(_ path: String) throws -> [String] {
    let name = SiteMap.name(of: path)
    let file = repository.root.appending(path: path)
    var lines = ["# \((path as NSString).lastPathComponent)", ""]
    var below: [String] = []
    if FileKind(following: file) == .folder {
      let pages = map.documents.map(\.path).filter { $0.hasPrefix(path + "/") }
      below = SwiftFiles.relativePaths(below: file).map { "\(path)/\($0)" }
      lines += ["What is in the folder `\(path)`.", "", "## Topics", "", "### Files", ""]
      lines += (pages + below).map { "- <doc:\(SiteMap.name(of: $0))>" }
    } else {
      guard let text = WholeFile.text(of: file) else {
        throw Complaint(.inputOutput, "\(path) cannot be read.")
      }
      let language = ["swift": "swift", "m": "objc"][file.pathExtension] ?? "text"
      lines += ["The file `\(path)`.", ""]
      // DocC looks for directives inside of a fence that is longer than three.
      lines +=
        text.contains("```")
        ? text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
        : ["```" + language, text, "```"]
    }
    files["\(name).md"] = lines.joined(separator: "\n")
    return below
  }
}
