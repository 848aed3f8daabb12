// Rejected by: each setting that is changed is in the store after its turn
// Misconception: whoever saves every ten seconds cannot trigger himself.

import Dispatch

/// Saves the settings every ten seconds if they are not those in the store, and tells who asked.
final class Autosave: @unchecked Sendable {
  var handlers: [() -> Void] = []

  private let settings: AppSettings
  private let store: ArchiveStore
  private let timer = DispatchSource.makeTimerSource(queue: .main)

  init(_ settings: AppSettings, store: ArchiveStore, turns: Turns) {
    self.settings = settings
    self.store = store
    timer.schedule(deadline: .now() + 10, repeating: 10)
    timer.setEventHandler { [weak self] in self?.save() }
    timer.activate()
  }

  deinit {
    timer.cancel()
  }

  private func save() {
    guard store.archive != settings.archive() else { return }
    settings.saveCount += 1
    store.write(settings.archive())
    for handler in handlers { handler() }
  }
}
