import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A SwiftPM that holds the lock of a scratch path; whoever comes next waits for it.
struct LockHolder: Equatable {
  /// As SwiftPM has written it into the file.
  let process: Int32?

  init(process: Int32?) {
    self.process = process
  }

  /// nil if nobody holds it.
  init?(_ scratch: URL) {
    let file = scratch.appending(path: ".lock").path
    let descriptor = open(file, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    // Closing lets go of it again, should it have been free.
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return nil }
    let text = String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
    process = Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
