import Foundation

/// What there is to read when a kata is done: the solution, its notes, the fixes that do not work.
struct Solution {
  let kata: Kata
  /// From the learner's code to the solution; empty if there is no difference.
  let difference: String
  let notes: String?
  let wrongFixes: [WrongFix]

  init(of kata: Kata, in repository: Repository) throws {
    let folder = repository.solutions.appending(path: kata.folderName)
    let paths = SwiftFiles.relativePaths(below: folder)
    guard !paths.isEmpty else {
      throw Complaint(
        .inputOutput,
        "There is no solution of \(kata.title): Solutions/\(kata.folderName) holds no Swift file.\n"
          + "In a clone, `git checkout -- Solutions` brings it back.")
    }
    self.kata = kata
    difference = Solution.difference(of: kata, to: paths, in: folder)
    notes = WholeFile.text(of: folder.appending(path: "NOTES.md"))
    wrongFixes = WrongFix.all(of: kata, in: repository)
  }

  private static func difference(of kata: Kata, to paths: [String], in folder: URL) -> String {
    let own = ExerciseFiles(in: kata.folder, parts: [.sources])
    let prefix = ExercisePart.sources.rawValue + "/"
    let ownPaths = (Array(own.texts.keys) + Array(own.unreadable.keys)).map {
      String($0.dropFirst(prefix.count))
    }
    return Set(paths).union(ownPaths).sorted().map { path in
      let place = "Exercises/\(kata.folderName)/\(prefix)\(path)"
      if let reason = own.unreadable[prefix + path] { return "\(place) \(reason): not compared" }
      return UnifiedDiff(
        from: own.texts[prefix + path].map { String(decoding: $0, as: UTF8.self) }, named: place,
        to: WholeFile.text(of: folder.appending(path: path)),
        named: "Solutions/\(kata.folderName)/\(path)"
      ).text
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
