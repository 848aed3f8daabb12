import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Files that are read and written whole or not at all.
enum WholeFile {
  /// What `file` holds; nil if it is no ordinary file: reading a pipe would wait for ever.
  static func contents(of file: URL) -> Data? {
    guard FileKind(following: file) == .file else { return nil }
    return try? Data(contentsOf: file)
  }

  /// The same as text, with a sign in the place of what is none.
  static func text(of file: URL) -> String? {
    contents(of: file).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Puts `data` in the place of `file` in one step, so that no reader ever sees half of it.
  ///
  /// The name beside it is always the same: a runner that is killed here leaves one file, which the
  /// next one replaces. Whoever calls holds the lock of the folder.
  static func replace(_ file: URL, with data: Data) throws {
    let draft = URL(filePath: file.path + ".new")
    try? FileManager.default.removeItem(at: draft)
    let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw WriteFailure.last }
    do {
      defer { close(descriptor) }
      try write(data, to: descriptor)
      // Without this a power cut may leave the new name with nothing in it.
      guard fsync(descriptor) == 0 else { throw WriteFailure.last }
    } catch {
      unlink(draft.path)
      throw error
    }
    guard rename(draft.path, file.path) == 0 else {
      defer { unlink(draft.path) }
      throw WriteFailure.last
    }
  }

  /// Writes all of `data`: one call may take a part of it only.
  static func write(_ data: Data, to descriptor: Int32) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw WriteFailure.last }
      rest = rest.dropFirst(count)
    }
  }
}
