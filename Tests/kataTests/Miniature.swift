import Foundation

@testable import KataKit

/// A repository of four tiny katas whose suites need nothing but Testing, so that it builds fast.
///
/// It is built once for all tests of a group, which put it right before they begin. A file is written
/// only where its text differs, so that what was built stays built.
struct Miniature: Sendable {
  static let katas = [
    ("11", "DanglingObserver"), ("72", "StolenDelegate"), ("75", "StackedHandlers"),
    ("82", "MismatchedKeys"),
  ]

  let root: URL

  /// The miniature of ``CommandTests``, its learner's memory empty.
  static func fresh() throws -> Miniature { try restored(first) }

  /// That of ``SecondCommandTests``.
  static func second() throws -> Miniature { try restored(other) }

  private static let first = Result { try miniature("kata-miniature") }
  private static let other = Result { try miniature("kata-second-miniature") }

  private static func restored(_ made: Result<Miniature, any Error>) throws -> Miniature {
    let miniature = try made.get()
    try miniature.restore()
    return miniature
  }

  /// Beside the command, so that it goes with the build folder and is warm the next time.
  private static func miniature(_ name: String) throws -> Miniature {
    let folder = try KataCommand.executable().deletingLastPathComponent()
    let root = folder.appending(path: name).resolvingSymlinksInPath()
    try? FileManager.default.removeItem(at: root.appending(path: ".answers"))
    return Miniature(root: root)
  }

  static func sources(_ kata: String) -> String { "Exercises/\(kata)/Sources/Button.swift" }
  static func suite(_ kata: String) -> String {
    "Exercises/\(kata)/Tests/\(kata.dropFirst(3))Tests.swift"
  }
  static func solution(_ kata: String) -> String { "Solutions/\(kata)/Button.swift" }
  static func wrongFix(_ kata: String, _ name: String) -> String {
    "Tests/WrongFixes/\(kata)/\(name)/Button.swift"
  }

  func write(_ text: String, to path: String) throws {
    try SourceFile.write(Data(text.utf8), to: root.appending(path: path))
  }

  /// Ships the katas as they were made.
  func ship() throws {
    for (path, text) in MiniatureFiles.all
    where path.hasPrefix("Exercises/") && path.split(separator: "/").count == 4 {
      try write(text, to: path.replacing("Exercises/", with: ".shipped/"))
    }
  }

  func text(of path: String) -> String? {
    FileManager.default.contents(atPath: root.appending(path: path).path)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// As if nobody had done anything here.
  func forgetProgress() {
    for name in ["progress.json", "journal.jsonl"] {
      try? FileManager.default.removeItem(at: root.appending(path: ".kata/\(name)"))
    }
  }

  /// Takes away what stands in a file's place and is no file.
  private func clear(_ path: String) throws {
    let file = root.appending(path: path)
    let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type]
    guard let type = type as? FileAttributeType, type != .typeRegular else { return }
    try FileManager.default.removeItem(at: file)
  }

  private func restore() throws {
    let files = MiniatureFiles.all
    for folder in ["Exercises", "Solutions", "Tests"] {
      let folderURL = root.appending(path: folder)
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folderURL.path)) ?? []
      for path in paths where path.hasSuffix(".swift") && !path.contains(".build/") {
        if files["\(folder)/\(path)"] == nil {
          try FileManager.default.removeItem(at: folderURL.appending(path: path))
        }
      }
    }
    for (path, text) in files {
      try clear(path)
      try write(text, to: path)
    }
    // Nothing is shipped, nothing remembered; the tests that need it see to it.
    for path in [
      ".shipped", "Sources", "docs", ".kata/attempts", ".kata/progress.json", ".kata/journal.jsonl",
    ] {
      try? FileManager.default.removeItem(at: root.appending(path: path))
    }
  }
}
