// Symptom: what is set in one window is forgotten when something is set in the other.
// Task:    let nothing change the settings but an update, and let no update undo another's.
// Run:     swift run kata   (or: cd Exercises && KATA=87 swift test)

import Foundation

/// The settings, for one window of the app.
final class SettingsOwner: @unchecked Sendable {
  private let store: ArchiveStore
  private let lock = NSLock()
  private var current: AppSettings

  init(store: ArchiveStore) throws {
    self.store = store
    current = try store.read().map(AppSettings.settings) ?? AppSettings()
  }

  func settings() throws -> AppSettings {
    lock.withLock { current }
  }

  /// Changes the settings and saves them, on any thread.
  ///
  /// The change may be made more than once, to other settings each time.
  func update(_ change: (inout AppSettings) -> Void) throws {
    try lock.withLock {
      change(&current)
      store.replace(with: try current.archive())
    }
  }
}
