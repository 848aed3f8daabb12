import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// What stands at a path.
enum FileKind: Equatable, Sendable {
  case missing, file, folder, link, other

  /// What is there itself: a link is a link, wherever it leads.
  init(of url: URL) {
    var status = stat()
    self = lstat(url.path, &status) == 0 ? FileKind(mode: status.st_mode) : .missing
  }

  /// What a link leads to in the end.
  init(following url: URL) {
    var status = stat()
    self = stat(url.path, &status) == 0 ? FileKind(mode: status.st_mode) : .missing
  }

  private init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }

  /// What is there, for a sentence about a path that should be something else.
  func words(_ url: URL) -> String {
    switch self {
    case .missing: return "is missing"
    case .file: return "is a file"
    case .folder: return "is a folder"
    case .other: return "is neither a file nor a folder"
    case .link:
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      return FileKind(following: url) == .missing
        ? "is a link to \(target ?? "somewhere"), which is not there"
        : "is a link to \(target ?? "somewhere")"
    }
  }
}
