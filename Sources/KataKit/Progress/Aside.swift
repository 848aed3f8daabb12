import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Keeps what is damaged under another name, so that nothing is ever thrown away.
enum Aside {
  /// Moves `file` to the first name that is free: `progress-damaged-1.json`.
  ///
  /// - Returns: That name.
  static func move(_ file: URL) throws -> String {
    let folder = file.deletingLastPathComponent()
    let stem = file.deletingPathExtension().lastPathComponent
    var number = 1
    var name: String { "\(stem)-damaged-\(number).\(file.pathExtension)" }
    while FileKind(of: folder.appending(path: name)) != .missing { number += 1 }
    guard rename(file.path, folder.appending(path: name).path) == 0 else { throw WriteFailure.last }
    return name
  }
}
