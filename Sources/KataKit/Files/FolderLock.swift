import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A folder that one runner holds at a time.
///
/// It is the folder itself that is locked: a file made for it could be missing, or a folder, or
/// somebody else's. The system lets go of the lock however the holder ends.
struct FolderLock {
  private let descriptor: Int32

  /// Takes the lock, and listens to signals while another holds it.
  ///
  /// A folder that cannot be opened, and one on a file system without locks, counts as held: what is
  /// wrong with it is told where something is written there.
  ///
  /// - Parameters:
  ///   - folder: What to hold.
  ///   - pause: How long to wait between two attempts, in microseconds.
  ///   - whileWaiting: Called before each wait; may throw to give up.
  /// - Throws: `Interrupted` if a signal comes, or what `whileWaiting` throws.
  init(_ folder: URL, pause: UInt32, whileWaiting: () throws -> Void) throws {
    descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    while descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      do {
        if let signal = Interrupts.signal { throw Interrupted(signal: signal) }
        try whileWaiting()
      } catch {
        close(descriptor)
        throw error
      }
      usleep(pause)
    }
  }

  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
