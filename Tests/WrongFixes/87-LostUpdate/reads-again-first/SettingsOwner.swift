import Foundation

/// The settings, for one window of the app.
final class SettingsOwner: @unchecked Sendable {
  private let store: ArchiveStore
  private let lock = NSLock()

  init(store: ArchiveStore) throws {
    self.store = store
    _ = try settings()
  }

  func settings() throws -> AppSettings {
    try store.read().map(AppSettings.settings) ?? AppSettings()
  }

  /// Changes the settings and saves them, on any thread.
  ///
  /// The change may be made more than once, to other settings each time.
  func update(_ change: (inout AppSettings) -> Void) throws {
    try lock.withLock {
      var settings = try settings()
      change(&settings)
      store.replace(with: try settings.archive())
    }
  }
}
