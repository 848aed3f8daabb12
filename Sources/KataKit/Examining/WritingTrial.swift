import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Whether a folder can be written to, found out by writing: permissions do not tell it all.
enum WritingTrial: Equatable {
  case worked
  /// Something that is no folder is in its place.
  case inTheWay
  /// It belongs to somebody else.
  case foreign(path: String)
  /// It is ours, and its permissions forbid it.
  case forbidden(path: String)
  /// Another reason, in the system's words.
  case failed(String)

  init(_ folder: URL) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      self = WritingTrial.reason(folder, error.localizedDescription)
      return
    }
    let file = folder.appending(path: "doctor-\(getpid())").path
    let descriptor = open(file, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      self = WritingTrial.reason(folder, SystemCalls.lastError)
      return
    }
    close(descriptor)
    unlink(file)
    self = .worked
  }

  /// Looks for the nearest folder that is there: it is the one that keeps us out.
  private static func reason(_ folder: URL, _ words: String) -> WritingTrial {
    var isFolder: ObjCBool = false
    var place = folder
    while !FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder),
      place.path != "/"
    {
      place = place.deletingLastPathComponent()
    }
    if !isFolder.boolValue { return .inTheWay }
    if access(place.path, W_OK | X_OK) == 0 || errno != EACCES { return .failed(words) }
    let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
    let owner = (attributes?[.ownerAccountID] as? NSNumber)?.uint32Value
    return owner == geteuid() ? .forbidden(path: place.path) : .foreign(path: place.path)
  }
}
