import Foundation

/// A file under construction, beside the one whose place it is to take.
///
/// Made by the system's own calls: Foundation writes atomically as well, and promises neither that it
/// waits for the disk nor that nobody else can read the file on the way.
struct NewFile {
  private let path: String
  private let descriptor: CInt

  /// Makes an empty file under a name of its own, for its owner's eyes from the first moment on.
  init(beside place: URL) throws {
    let name = ".\(place.lastPathComponent).\(UUID().uuidString)"
    path = place.deletingLastPathComponent().appendingPathComponent(name).path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure("create", path) }
  }

  func write(_ data: Data) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileFailure("write", path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the bytes are on the disk.
  func synchronize() throws {
    guard Self.synchronize(descriptor) == 0 else { throw FileFailure("synchronize", path) }
  }

  /// Takes the place of a file: whoever opens that finds the old one or this one.
  func replace(_ place: URL) throws {
    guard rename(path, place.path) == 0 else { throw FileFailure("put in place", place.path) }
  }

  func close() {
    _ = Foundation.close(descriptor)
  }

  func remove() {
    unlink(path)
  }

  /// Waits until the disk knows a folder's names, so that power may fail from now on.
  ///
  /// The new file is in place already: a folder that does not take this is no reason to say otherwise.
  static func synchronizeFolder(of place: URL) {
    let folder = open(place.deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = synchronize(folder)
    _ = Foundation.close(folder)
  }

  private static func synchronize(_ descriptor: CInt) -> CInt {
    #if canImport(Darwin)
    // There fsync leaves the bytes in the drive's own memory.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(descriptor)
  }
}

/// What the system refused, with its own reason.
struct FileFailure: Error, CustomStringConvertible {
  let description: String

  /// Describes the call that has just failed.
  init(_ action: String, _ path: String) {
    description = "Cannot \(action) \(path): \(String(cString: strerror(errno)))."
  }

  init(_ description: String) {
    self.description = description
  }
}
