import Foundation

/// One set of source files that a kata's suite is run against.
struct Variant: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// The exercise as it is in the working tree.
    case shipped
    case solution
    /// Another right fix.
    case right
    /// A fix that the test of this name must reject.
    case wrong(rejectedBy: String?)
  }

  let kind: Kind
  /// What it is called in a report.
  let name: String
  /// The folder whose Swift files replace those of the exercise of the same name.
  let folder: URL
  /// The first line of its first file, which says what becomes of it.
  var claim = ""

  /// Which of the proofs it belongs to.
  var proof: Int {
    switch kind {
    case .shipped: 1
    case .solution: 2
    case .right, .wrong: 3
    }
  }

  /// Everything that is to be proved of `kata`, as its folders hold it.
  static func all(of kata: Kata, in repository: Repository) -> [Variant] {
    let solution = repository.solutions.appending(path: kata.folderName)
    return [
      Variant(kind: .shipped, name: "as shipped", folder: kata.sources),
      Variant(kind: .solution, name: "solution", folder: solution),
    ]
      + fixes(in: repository.wrongFixes.appending(path: kata.folderName), named: "wrong fix") {
        .wrong(rejectedBy: text($0, after: "// Rejected by: "))
      }
      + fixes(in: repository.rightFixes.appending(path: kata.folderName), named: "right fix") { _ in
        .right
      }
  }

  private static func fixes(in folder: URL, named noun: String, kind: (String) -> Kind) -> [Variant]
  {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map { name in
      let folder = folder.appending(path: name)
      let claim = SwiftFiles.below(folder).first.map(firstLine) ?? ""
      return Variant(kind: kind(claim), name: "\(noun) \(name)", folder: folder, claim: claim)
    }
  }

  private static func firstLine(of file: URL) -> String {
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    return String(decoding: data.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private static func text(_ line: String, after mark: String) -> String? {
    guard line.hasPrefix(mark) else { return nil }
    return line.dropFirst(mark.count).trimmingCharacters(in: .whitespaces)
  }
}
