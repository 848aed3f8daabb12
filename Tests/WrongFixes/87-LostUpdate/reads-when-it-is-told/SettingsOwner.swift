import Foundation

/// The settings, for one window of the app.
final class SettingsOwner: @unchecked Sendable {
  private static let saved = Notification.Name("SettingsOwner.saved")

  private let store: ArchiveStore
  private let lock = NSLock()
  private var current: AppSettings
  private var token: (any NSObjectProtocol)?

  init(store: ArchiveStore) throws {
    self.store = store
    current = try store.read().map(AppSettings.settings) ?? AppSettings()
    token = NotificationCenter.default.addObserver(
      forName: Self.saved, object: store, queue: nil
    ) { [weak self] _ in self?.load() }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
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
    NotificationCenter.default.post(name: Self.saved, object: store)
  }

  private func load() {
    lock.withLock {
      current = (try? store.read().map(AppSettings.settings)) ?? current
    }
  }
}
