import Foundation

/// Which files become pages of the site, under which names, and what lies below what.
struct SiteMap {
  /// The page at the top, made of the repository's own README; DocC's name for the whole as well.
  static let start = "ObserverKatas"
  /// The page that lists the katas by chapter; made here, from no file.
  static let katas = "katas"

  let documents: [MarkdownDocument]
  private let names: [String: String]
  /// By path, DocC's names of the headings by those that a code-hosting page gives them.
  private let headings: [String: [String: String]]

  /// - Throws: If two files would have the same name.
  init(_ all: [MarkdownDocument]) throws {
    // Decks are slides and no text to read: a link to one shows it as it is written.
    documents = all.filter { $0.path.firstMatch(of: /(^|\/)deck-[^\/]*\.md$/) == nil }
    var names: [String: String] = [:]
    var owners = [Self.katas: "the list of katas"]
    for document in documents {
      let name = Self.name(of: document.path)
      if let other = owners.updateValue(document.path, forKey: name.lowercased()) {
        throw Complaint(.notYet, "\(document.path) and \(other) would be one page, \(name).")
      }
      names[document.path] = name
    }
    self.names = names
    headings = Dictionary(uniqueKeysWithValues: documents.map { ($0.path, Self.headings(of: $0)) })
  }

  func name(of path: String) -> String? { names[path] }

  /// The name that DocC gives to the heading that a code-hosting page calls `anchor`.
  func heading(_ anchor: String, of path: String) -> String? { headings[path]?[anchor] }

  private static func headings(of document: MarkdownDocument) -> [String: String] {
    let code = document.codeLines
    var headings: [String: String] = [:]
    for (index, line) in document.lines.enumerated() where line.hasPrefix("#") {
      if code.contains(index) { continue }
      let title = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
      let name = title.replacing(/['"`]/, with: "").replacing(/\s+/, with: "-")
      for anchor in MarkdownLinks.anchors(of: MarkdownDocument(path: "", text: "# \(title)")) {
        headings[anchor] = headings[anchor] ?? name
      }
    }
    return headings
  }

  /// `docs/walkthrough/1-x.md` is `walkthrough-1-x`; a kata's two are `11-Name` and `11-Name-notes`.
  static func name(of path: String) -> String {
    if path == "README.md" { return start }
    if let kata = path.wholeMatch(of: /Exercises\/(\d\d-\w+)\/README\.md/) {
      return String(kata.1)
    }
    if let kata = path.wholeMatch(of: /Solutions\/(\d\d-\w+)\/NOTES\.md/) {
      return "\(kata.1)-notes"
    }
    let short = path.hasPrefix("docs/") ? String(path.dropFirst(5)) : path
    let bare = short.replacing(/(\/README)?\.md$/, with: "")
    return bare.replacing(/[^A-Za-z0-9]+/, with: "-")
  }

  /// The documents that are found below the one at `path`.
  func children(of path: String) -> [MarkdownDocument] {
    if let kata = path.wholeMatch(of: /Exercises\/(\d\d-\w+)\/README\.md/) {
      return documents.filter { $0.path == "Solutions/\(kata.1)/NOTES.md" }
    }
    guard path.hasPrefix("docs/"), path.hasSuffix(".md") else { return [] }
    let folder = path.replacing(/(\/README)?\.md$/, with: "") + "/"
    let below = documents.filter { $0.path.hasPrefix(folder) && $0.path != path }
    return below.sorted { $0.path.compare($1.path, options: .numeric) == .orderedAscending }
  }

  /// The documents of which no other page is the parent, but for the start and the katas.
  var others: [MarkdownDocument] {
    let owned = Set(documents.flatMap { children(of: $0.path) }.map(\.path) + ["README.md"])
    return documents.filter {
      !owned.contains($0.path) && $0.path.wholeMatch(of: /Exercises\/\d\d-\w+\/README\.md/) == nil
    }
  }
}
