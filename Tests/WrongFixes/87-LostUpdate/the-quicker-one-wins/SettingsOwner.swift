import Foundation

/// The settings, for one window of the app.
final class SettingsOwner: @unchecked Sendable {
  private let store: ArchiveStore
  private let lock = NSLock()
  private var archive: Data?
  private var current = AppSettings()

  init(store: ArchiveStore) throws {
    self.store = store
    try load()
  }

  func settings() throws -> AppSettings {
    try lock.withLock {
      try load()
      return current
    }
  }

  /// Changes the settings and saves them, on any thread.
  ///
  /// The change may be made more than once, to other settings each time.
  func update(_ change: (inout AppSettings) -> Void) throws {
    try lock.withLock {
      change(&current)
      let new = try current.archive()
      if store.replace(archive, with: new) {
        archive = new
      } else {
        // Somebody was quicker; theirs holds.
        try load()
      }
    }
  }

  private func load() throws {
    archive = store.read()
    current = try archive.map(AppSettings.settings) ?? AppSettings()
  }
}
