import Foundation

/// The Swift files of a folder.
enum SwiftFiles {
  /// Every Swift file below `folder`, in the order of its path.
  static func below(_ folder: URL) -> [URL] {
    relativePaths(below: folder).map { folder.appending(path: $0) }
  }

  /// The same as paths relative to `folder`; hidden files are no part of a kata.
  static func relativePaths(below folder: URL) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { path in
      path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted()
  }
}
