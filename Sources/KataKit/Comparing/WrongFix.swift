import Foundation

/// A fix that does not work, as the comment at the top of its first file explains it.
struct WrongFix: Equatable, Sendable, Encodable {
  /// Its folder's name: what it does.
  let name: String
  /// What somebody who writes it believes.
  let misconception: String?
  /// The test that it fails.
  let rejectedBy: String?

  static func all(of kata: Kata, in repository: Repository) -> [WrongFix] {
    let folder = repository.wrongFixes.appending(path: kata.folderName)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.compactMap { name in
      guard let file = SwiftFiles.below(folder.appending(path: name)).first else { return nil }
      return WrongFix(name: name, source: WholeFile.text(of: file) ?? "")
    }
  }

  init(name: String, source: String) {
    var values: [String: String] = [:]
    var key = ""
    for line in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard line.hasPrefix("//") else { break }
      let words = line.dropFirst(2).trimmingCharacters(in: .whitespaces)
      if let mark = ["Rejected by", "Misconception"].first(where: { words.hasPrefix($0 + ":") }) {
        key = mark
        values[key] = words.dropFirst(mark.count + 1).trimmingCharacters(in: .whitespaces)
      } else {
        // A sentence that goes on in the next line.
        values[key]? += " " + words
      }
    }
    self.name = name
    misconception = values["Misconception"]
    rejectedBy = values["Rejected by"]
  }
}
