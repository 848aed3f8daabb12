/// Saves the settings when the store has changed, and tells who asked.
final class Autosave {
  var handlers: [() -> Void] = []

  private let settings: AppSettings
  private let store: ArchiveStore
  private let turns: Turns

  init(_ settings: AppSettings, store: ArchiveStore, turns: Turns) {
    self.settings = settings
    self.store = store
    self.turns = turns
    store.didChange = { [weak self] in turns.later { self?.endTurn() } }
  }

  private func endTurn() {
    for handler in handlers { handler() }
    guard store.archive != settings.archive() else { return }
    settings.saveCount += 1
    store.write(settings.archive())
  }
}
