import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Keeps other runners out of `.kata` while one reads and writes there.
///
/// It is the folder itself that is locked: a file made for it could be missing, or a folder, or
/// somebody else's. The system lets go of the lock however the holder ends.
enum StateLock {
  /// Does `body` while this runner alone holds `folder`.
  ///
  /// A runner holds it for some milliseconds. One that was stopped meanwhile holds it for ever, so
  /// whoever waits listens to signals and loses patience.
  static func holding<Value>(
    _ folder: URL, patience: Duration = .seconds(10), _ body: () throws -> Value
  ) throws -> Value {
    let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    // A folder that cannot be opened cannot be written either, and that is told of where it is.
    guard descriptor >= 0 else { return try body() }
    defer { close(descriptor) }
    let deadline = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // There are file systems without locks; on those there is nothing to wait for.
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      if let signal = Interrupts.signal { throw Interrupted(signal: signal) }
      guard ContinuousClock.now < deadline else { throw held(folder) }
      usleep(5_000)
    }
    return try body()
  }

  private static func held(_ folder: URL) -> Complaint {
    Complaint(
      .inputOutput,
      """
      Your progress could not be kept: another kata holds \(folder.path) and does not let go.
      If one was stopped with Ctrl-Z, type `fg` in its terminal; then type the command again.
      """)
  }
}
