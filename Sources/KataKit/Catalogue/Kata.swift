import Foundation

/// One kata, as its folder in Exercises/ tells it.
struct Kata: Equatable, Sendable {
  /// The parts of the course, in the order in which they are walked.
  enum Tier: String, CaseIterable, Sendable {
    case core, more, deep
  }

  let number: String
  let name: String
  let folder: URL
  let readme: Readme

  /// The folder's own name, which solutions, wrong fixes and right fixes carry too.
  var folderName: String { "\(number)-\(name)" }
  var sources: URL { folder.appending(path: "Sources") }
  var tests: URL { folder.appending(path: "Tests") }
  /// The module of the kata's suite in the worksheet.
  var testModule: String { "\(name)Tests" }

  var title: String { "\(number) \(Naming.spaced(name))" }
  var tier: Tier { Tier(rawValue: readme.front["tier"] ?? "") ?? .more }
  var chapter: String { readme.front["chapter"] ?? "" }
  /// The signatures that the suite relies on.
  var keep: String? { readme.front["keep"] }

  /// The files to edit, as the README names them; all of the sources if it names none.
  var editFiles: [URL] {
    let named = (readme.front["edit"] ?? "").split(separator: ",")
      .map { sources.appending(path: $0.trimmingCharacters(in: .whitespaces)) }
    return named.isEmpty ? SwiftFiles.below(sources) : named
  }
}
