import Foundation

/// The settings, for one window of the app.
final class SettingsOwner: Sendable {
  /// One for all owners of all stores: an update reads, changes and saves while it has it.
  private static let updating = NSLock()

  private let store: ArchiveStore

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
    try Self.updating.withLock {
      var settings = try settings()
      change(&settings)
      store.replace(with: try settings.archive())
    }
  }
}
