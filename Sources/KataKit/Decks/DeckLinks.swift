import Foundation

/// Where a document's links lead once it is a page in another folder.
///
/// A link to a file of the repository leads from the page to that file: it works where the page was
/// made, and nothing of it is copied.
struct DeckLinks {
  let document: MarkdownDocument
  let root: URL
  /// The folder of the pages.
  let folder: URL

  func address(_ target: String) throws(SiteMistake) -> String {
    if let scheme = target.prefixMatch(of: /([a-zA-Z][a-zA-Z0-9+.\-]*):/) {
      guard ["http", "https", "mailto"].contains(scheme.1.lowercased()), !target.contains(" ")
      else {
        throw SiteMistake("links to \(target), which is no address of a page")
      }
      return target
    }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first, !file.isEmpty else {
      throw SiteMistake("links to \(target), and slides have no names to link to")
    }
    let path = document.path(ofLinked: String(file))
    switch FileKind(following: root.appending(path: path)) {
    case .file, .folder: break
    default: throw SiteMistake("links to \(target), which is not there")
    }
    let way = Self.way(from: folder, to: root.appending(path: path))
    let kept = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let written = way.addingPercentEncoding(withAllowedCharacters: kept) ?? way
    return written + parts.dropFirst().map { "#" + $0 }.joined()
  }

  /// `../../docs/x.md`, by the names alone: a browser follows it that way as well.
  static func way(from folder: URL, to file: URL) -> String {
    let from = folder.standardizedFileURL.pathComponents
    let to = file.standardizedFileURL.pathComponents
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - shared)
    return (up + to[shared...]).joined(separator: "/")
  }
}
