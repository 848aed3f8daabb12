// Rejected by: a change is saved once, and then the app has nothing to do
// Misconception: a save that finds another archive in the store has something to save.

import KeyValueObserving

/// Saves the settings when they have changed, once for all changes of a turn, and tells who asked.
final class Autosave: KVOObject {
  var handlers: [() -> Void] = []

  private let settings: AppSettings
  private let store: ArchiveStore
  private let turns: Turns
  private var isDue = false

  nonisolated(unsafe) private static var context: UInt8 = 0

  init(_ settings: AppSettings, store: ArchiveStore, turns: Turns) {
    self.settings = settings
    self.store = store
    self.turns = turns
    super.init()
    for key in AppSettings.keys {
      settings.addObserver(self, forKeyPath: key, context: &Self.context)
    }
  }

  deinit {
    for key in AppSettings.keys {
      settings.removeObserver(self, forKeyPath: key, context: &Self.context)
    }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    guard !isDue else { return }
    isDue = true
    turns.later { [weak self] in self?.endTurn() }
  }

  private func endTurn() {
    isDue = false
    settings.saveCount += 1
    let archive = settings.archive()
    guard archive != store.archive else { return }
    store.write(archive)
    for handler in handlers { handler() }
  }
}
