import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Keeps a second run out of a scratch path from the build of the first to the end of its tests.
///
/// SwiftPM's own lock ends with the build. A second run for another kata would then put its test
/// program in the place of the one that is running, and what is left of the first would not be found.
struct ScratchLock {
  private let descriptor: Int32

  /// Takes the lock, however long that takes; `onWaiting` is called once if another holds it.
  init(_ scratch: URL, onWaiting: () -> Void) throws {
    try? FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    descriptor = open(scratch.path, O_RDONLY | O_CLOEXEC)
    var isWaiting = false
    // A folder that cannot be opened is the build's to complain of.
    while descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      if !isWaiting { onWaiting() }
      isWaiting = true
      if let signal = Interrupts.signal {
        close(descriptor)
        throw Interrupted(signal: signal)
      }
      usleep(50_000)
    }
  }

  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
