import Foundation

/// Where the archive of the settings is kept: it stands for a file that other devices replace as well.
final class ArchiveStore {
  private(set) var archive: Data?
  /// How often this device has written.
  private(set) var writeCount = 0

  init(_ archive: Data? = nil) {
    self.archive = archive
  }

  func write(_ archive: Data) {
    self.archive = archive
    writeCount += 1
  }

  /// Another device has saved its settings, and they have come here.
  func receive(_ archive: Data) {
    self.archive = archive
  }
}
