// Symptom: two devices with the same account write in turns, for as long as both are on.
// Task:    let a change be saved once, what is read not at all, and let listeners find it in the store.
// Run:     swift run kata   (or: cd Exercises && KATA=89 swift test)

/// The settings of the app: where they are changed, and where one hears of it.
final class SettingsOwner {
  let settings = AppSettings()

  private let store: ArchiveStore
  private let autosave: Autosave

  init(store: ArchiveStore, turns: Turns) throws {
    self.store = store
    autosave = Autosave(settings, store: store, turns: turns)
    try reload()
  }

  var saveCount: Int { settings.saveCount }

  /// Calls `handler` after each change of the settings.
  func onChange(_ handler: @escaping () -> Void) {
    autosave.handlers.append(handler)
  }

  func setTextSize(_ size: Double) {
    settings.textSize = size
  }

  func setSortsByDate(_ sortsByDate: Bool) {
    settings.sortsByDate = sortsByDate
  }

  func setLocked(_ isLocked: Bool) {
    settings.isLocked = isLocked
  }

  /// Takes over what is in the store: at the start, and when another device has saved.
  func reload() throws {
    if let archive = store.archive { try settings.read(archive) }
  }
}
