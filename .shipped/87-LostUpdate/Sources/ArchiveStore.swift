import Foundation
import Synchronization

/// Where the archive of the settings is kept: it stands for a file that several parts of the app open.
///
/// Each call is complete in itself, on whatever thread. What is done between two calls, others may do
/// as well.
final class ArchiveStore: Sendable {
  private let archive: Mutex<Data?>

  init(_ archive: Data? = nil) {
    self.archive = Mutex(archive)
  }

  /// The archive; nil if there is none yet.
  func read() -> Data? {
    archive.withLock { $0 }
  }

  /// Keeps an archive in place of the one that is there.
  func replace(with new: Data) {
    archive.withLock { $0 = new }
  }

  /// Keeps an archive in place of `old`; refuses, and says false, if another one is there by now.
  func replace(_ old: Data?, with new: Data) -> Bool {
    archive.withLock { archive in
      guard archive == old else { return false }
      archive = new
      return true
    }
  }
}
