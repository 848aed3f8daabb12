// Rejected by: what a listener changes is saved as well, and the app comes to rest
// Misconception: what changes while settings are saved has been changed by the saving.

import KeyValueObserving

/// Saves the settings when they have changed, once for all changes of a turn, and tells who asked.
final class Autosave: KVOObject {
  var handlers: [() -> Void] = []

  private let settings: AppSettings
  private let store: ArchiveStore
  private let turns: Turns
  private var isDue = false
  /// Whether changes are the app's own: while it reads, saves or tells.
  var isBusy = false

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
    guard !isDue, !isBusy else { return }
    isDue = true
    turns.later { [weak self] in self?.endTurn() }
  }

  /// Tells of settings that were read.
  func noteReading() {
    turns.later { [weak self] in self?.tell() }
  }

  private func tell() {
    isBusy = true
    for handler in handlers { handler() }
    isBusy = false
  }

  private func endTurn() {
    isDue = false
    isBusy = true
    settings.saveCount += 1
    store.write(settings.archive())
    for handler in handlers { handler() }
    isBusy = false
  }
}
