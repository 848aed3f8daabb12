import Foundation

/// The settings of the app: where they are changed, and where one hears of it.
final class SettingsOwner {
  private(set) var settings = AppSettings()
  private(set) var saveCount = 0

  private let store: ArchiveStore
  private let turns: Turns
  private var handlers: [() -> Void] = []

  init(store: ArchiveStore, turns: Turns) throws {
    self.store = store
    self.turns = turns
    try reload()
  }

  /// Calls `handler` after each change of the settings.
  func onChange(_ handler: @escaping () -> Void) {
    handlers.append(handler)
  }

  func setTextSize(_ size: Double) {
    change { $0.textSize = size }
  }

  func setSortsByDate(_ sortsByDate: Bool) {
    change { $0.sortsByDate = sortsByDate }
  }

  func setLocked(_ isLocked: Bool) {
    change { $0.isLocked = isLocked }
  }

  /// Takes over what is in the store: at the start, and when another device has saved.
  func reload() throws {
    guard let archive = store.archive else { return }
    let saved = try PropertyListDecoder().decode(SavedSettings.self, from: archive)
    settings = saved.settings
    saveCount = saved.saveCount
    tell()
  }

  private func change(_ change: (inout AppSettings) -> Void) {
    let old = settings
    change(&settings)
    guard settings != old else { return }
    saveCount += 1
    let saved = SavedSettings(settings: settings, saveCount: saveCount)
    // Three plain values: there is nothing in them that cannot be encoded.
    guard let archive = try? PropertyListEncoder().encode(saved) else { return }
    store.write(archive)
    tell()
  }

  private func tell() {
    turns.later { [weak self] in
      for handler in self?.handlers ?? [] { handler() }
    }
  }
}
