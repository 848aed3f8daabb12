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
    guard let archive = store.archive else { return }
    try settings.read(archive)
    autosave.noteReading()
  }
}
