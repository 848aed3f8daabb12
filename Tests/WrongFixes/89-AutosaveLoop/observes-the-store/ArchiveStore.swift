// Rejected by: a change is saved once, and then the app has nothing to do
// Misconception: what is to be saved is what the store says has changed.

import Foundation

/// Where the archive of the settings is kept: it stands for a file that other devices replace as well.
final class ArchiveStore {
  private(set) var archive: Data?
  /// How often this device has written.
  private(set) var writeCount = 0

  /// Called whenever the archive is another.
  var didChange: () -> Void = {}

  init(_ archive: Data? = nil) {
    self.archive = archive
  }

  func write(_ archive: Data) {
    self.archive = archive
    writeCount += 1
    didChange()
  }

  /// Another device has saved its settings, and they have come here.
  func receive(_ archive: Data) {
    self.archive = archive
    didChange()
  }
}
