// Rejected by: what a listener changes is saved as well, and the app comes to rest
// Misconception: whoever does not listen while he saves and reads cannot hear himself.

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
    listen()
  }

  deinit {
    stopListening()
  }

  /// Reads the settings, and tells of it.
  func readQuietly(_ read: () throws -> Void) rethrows {
    stopListening()
    defer { listen() }
    try read()
    turns.later { [weak self] in self?.tell() }
  }

  private func listen() {
    for key in AppSettings.keys {
      settings.addObserver(self, forKeyPath: key, context: &Self.context)
    }
  }

  private func stopListening() {
    for key in AppSettings.keys {
      settings.removeObserver(self, forKeyPath: key, context: &Self.context)
    }
  }

  private func tell() {
    for handler in handlers { handler() }
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
    stopListening()
    settings.saveCount += 1
    store.write(settings.archive())
    listen()
    tell()
  }
}
