import Foundation

/// The settings, for one window of the app.
final class SettingsOwner: @unchecked Sendable {
  private let store: ArchiveStore
  private let lock = NSLock()
  /// One for all windows: no two of them save at the same time.
  private static let saving = NSLock()
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
      try Self.saving.withLock { store.replace(with: try current.archive()) }
    }
  }
}
