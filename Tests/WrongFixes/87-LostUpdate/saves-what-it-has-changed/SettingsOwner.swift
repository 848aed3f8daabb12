import Foundation

/// The settings, for one window of the app.
final class SettingsOwner: @unchecked Sendable {
  private static let saving = NSLock()

  private let store: ArchiveStore
  private var known: AppSettings

  init(store: ArchiveStore) throws {
    self.store = store
    known = try store.read().map(AppSettings.settings) ?? AppSettings()
  }

  func settings() throws -> AppSettings {
    try store.read().map(AppSettings.settings) ?? AppSettings()
  }

  /// Changes the settings and saves them, on any thread.
  ///
  /// The change may be made more than once, to other settings each time.
  func update(_ change: (inout AppSettings) -> Void) throws {
    try Self.saving.withLock {
      let before = known
      change(&known)
      var stored = try settings()
      // What has not been changed here stays as somebody else may have saved it.
      if known.textSize != before.textSize { stored.textSize = known.textSize }
      if known.sortsByDate != before.sortsByDate { stored.sortsByDate = known.sortsByDate }
      if known.openedCount != before.openedCount { stored.openedCount = known.openedCount }
      store.replace(with: try stored.archive())
    }
  }
}
