import Remedies

/// The settings of the app: where they are changed, and where one hears of it.
final class SettingsOwner {
  private(set) var settings = AppSettings.firstLaunch
  /// What the last attempt to save has met; the app shows it.
  private(set) var failure: SettingsError?

  private let store: ArchiveStore
  private let archive = KeyedSettingsArchive<AppSettings>()
  private let turns: Turns
  private var handlers: [() -> Void] = []

  init(store: ArchiveStore, turns: Turns) throws {
    self.store = store
    self.turns = turns
    try reload()
  }

  var saveCount: Int { settings.saveCount }

  /// Calls `handler` after each change of the settings.
  func onChange(_ handler: @escaping () -> Void) {
    handlers.append(handler)
  }

  func setTextSize(_ size: Double) {
    update { $0.textSize = size }
  }

  func setSortsByDate(_ sortsByDate: Bool) {
    update { $0.sortsByDate = sortsByDate }
  }

  func setLocked(_ isLocked: Bool) {
    update { $0.isLocked = isLocked }
  }

  /// Takes over what is in the store: at the start, and when another device has saved.
  func reload() throws {
    guard let data = store.archive else { return }
    settings = try archive.settings(from: data).settings
    tell()
  }

  private func update(_ change: (inout AppSettings) -> Void) {
    var changed = settings
    change(&changed)
    guard changed != settings else { return }
    changed.saveCount += 1
    do {
      store.write(try archive.data(for: changed))
      settings = changed
      failure = nil
    } catch {
      failure = error
    }
    tell()
  }

  private func tell() {
    turns.later { [weak self] in
      for handler in self?.handlers ?? [] { handler() }
    }
  }
}
