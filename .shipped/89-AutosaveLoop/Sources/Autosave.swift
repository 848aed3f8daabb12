// Symptom: a screen that is told of a change reads the store and shows the settings of before.
// Task:    let a change be saved once, what is read not at all, and let listeners find it in the store.
// Run:     swift run kata   (or: cd Exercises && KATA=89 swift test)

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
    // First the screens: they should not wait for the disk.
    for handler in handlers { handler() }
    settings.saveCount += 1
    store.write(settings.archive())
  }
}
