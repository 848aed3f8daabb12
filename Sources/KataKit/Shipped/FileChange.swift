import Foundation

/// How a file differs from what was shipped.
struct FileChange: Equatable, Sendable {
  enum Kind: String, Sendable {
    case edited, deleted, added
  }

  /// Relative to the exercise's folder: `Tests/DanglingObserverTests.swift`.
  let path: String
  let kind: Kind

  var words: String { "\(path) was \(kind.rawValue)" }

  /// What has changed between `shipped` and what is there now.
  static func between(_ shipped: [String: Digest], and present: ExerciseFiles) -> [FileChange] {
    let digests = present.digests
    let paths = Set(shipped.keys).union(digests.keys).union(present.unreadable.keys)
    return paths.sorted().compactMap { path in
      switch (shipped[path], digests[path]) {
      case (let old?, let new?) where old == new: nil
      case (_?, nil) where present.unreadable[path] == nil:
        FileChange(path: path, kind: .deleted)
      case (_?, _): FileChange(path: path, kind: .edited)
      case (nil, _): FileChange(path: path, kind: .added)
      }
    }
  }
}
