import Foundation
import Remedies
import Synchronization

/// The settings, for all windows of the app.
final class SettingsOwner: Sendable {
  private let store: ArchiveStore
  private let current: Mutex<AppSettings>

  init(store: ArchiveStore) throws {
    self.store = store
    let archive = KeyedSettingsArchive<AppSettings>()
    current = Mutex(
      try store.read().map { try archive.settings(from: $0).settings } ?? .firstLaunch)
  }

  func settings() throws -> AppSettings {
    current.withLock { $0 }
  }

  /// Changes the settings and saves them, on any thread.
  ///
  /// The change may be made more than once, to other settings each time.
  func update(_ change: (inout AppSettings) -> Void) throws {
    try current.withLock { current in
      var settings = current
      change(&settings)
      store.replace(with: try KeyedSettingsArchive<AppSettings>().data(for: settings))
      current = settings
    }
  }
}
