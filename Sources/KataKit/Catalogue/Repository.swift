import Foundation

/// The folders of the repository that the command works on.
struct Repository: Sendable {
  let root: URL

  var exercises: URL { root.appending(path: "Exercises") }
  var solutions: URL { root.appending(path: "Solutions") }
  var wrongFixes: URL { root.appending(path: "Tests/WrongFixes") }
  /// Tests that draw who keeps whom, for documents.
  var pictures: URL { root.appending(path: "Tests/Pictures") }
  var rightFixes: URL { root.appending(path: "Tests/RightFixes") }
  /// What the command remembers; ignored by git.
  var state: URL { root.appending(path: ".kata") }
  /// A scratch path of our own: an editor building in Exercises/.build would hold its lock.
  var scratch: URL { exercises.appending(path: ".build/kata") }

  /// The repository that `directory` lies in, however deep.
  static func enclosing(_ directory: URL) throws -> Repository {
    var candidate = directory.standardizedFileURL
    while true {
      let manifests = ["Package.swift", "Exercises/Package.swift"]
      if manifests.allSatisfy({ isFile(candidate.appending(path: $0)) }) {
        return Repository(root: candidate)
      }
      let parent = candidate.deletingLastPathComponent().standardizedFileURL
      guard parent.path != candidate.path, candidate.path != "/" else { break }
      candidate = parent
    }
    throw Complaint(
      .wrongWords,
      """
      There are no katas here: neither \(directory.path) nor a folder above it has a Package.swift \
      with Exercises/Package.swift beside it.
      Go to the folder that you cloned, and type the command again.
      """)
  }

  private static func isFile(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
