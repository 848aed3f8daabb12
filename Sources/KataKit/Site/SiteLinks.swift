import Foundation

/// Turns a document's links to files into links to pages of the site.
///
/// A file that is no document becomes a page as well, so that nothing on the site leads out of it but
/// for links to other hosts.
struct SiteLinks {
  let map: SiteMap
  let root: URL
  let document: MarkdownDocument

  /// The files and folders of code that were linked to, relative to the root, each once.
  private(set) var code: [String] = []

  init(_ document: MarkdownDocument, map: SiteMap, root: URL) {
    self.document = document
    self.map = map
    self.root = root
  }

  /// The line with its links led to pages; what is in back-ticks stays as it is.
  mutating func line(_ line: String) throws(SiteMistake) -> String {
    let spans = line.split(separator: "`", omittingEmptySubsequences: false)
    var parts: [String] = []
    for (index, span) in spans.enumerated() {
      parts.append(index.isMultiple(of: 2) ? try text(String(span)) : String(span))
    }
    return parts.joined(separator: "`")
  }

  private mutating func text(_ text: String) throws(SiteMistake) -> String {
    let pieces = text.components(separatedBy: "](")
    var result = pieces[0]
    for piece in pieces.dropFirst() {
      guard let end = piece.firstIndex(of: ")") else {
        throw SiteMistake("a link without its closing bracket")
      }
      result += "](" + (try target(String(piece[..<end]))) + piece[end...]
    }
    return result
  }

  private mutating func target(_ target: String) throws(SiteMistake) -> String {
    if target.contains("://") || target.hasPrefix("mailto:") { return target }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = document.path(ofLinked: String(parts[0]))
    if let page = map.name(of: path) {
      guard parts.count > 1 else { return "doc:\(page)" }
      guard let heading = map.heading(String(parts[1]), of: path) else {
        throw SiteMistake("links to \(target), and there is no such heading")
      }
      return "doc:\(page)#\(heading)"
    }
    switch FileKind(following: root.appending(path: path)) {
    case .file, .folder:
      if !code.contains(path) { code.append(path) }
      return "doc:\(SiteMap.name(of: path))"
    default: throw SiteMistake("links to \(target), which is not there")
    }
  }
}

/// What cannot be put on the site, in words; whoever catches it knows the line.
struct SiteMistake: Error, Equatable {
  let words: String

  init(_ words: String) { self.words = words }
}
