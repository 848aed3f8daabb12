import Foundation

/// A line in a file.
struct Place: Equatable, Hashable, Sendable {
  let path: String
  let line: Int

  /// The place as a terminal or an editor opens it: `path:line`, relative to `directory` where the
  /// path lies below it.
  func text(from directory: URL) -> String {
    "\(Place.shortened(path, from: directory)):\(line)"
  }

  static func shortened(_ path: String, from directory: URL) -> String {
    let base = directory.path.hasSuffix("/") ? directory.path : directory.path + "/"
    if path.hasPrefix(base) { return String(path.dropFirst(base.count)) }
    // The kata's folder is as likely a working directory as the root: step up from there.
    var steps = ""
    var above = directory.standardizedFileURL
    for _ in 0..<4 where above.path != "/" {
      above = above.deletingLastPathComponent().standardizedFileURL
      steps += "../"
      if above.path != "/", path.hasPrefix(above.path + "/") {
        return steps + path.dropFirst(above.path.count + 1)
      }
    }
    return path
  }
}
