import Remedies

/// Saves the settings when they have changed, once for all changes of a turn, and tells who asked.
final class Autosave {
  var handlers: [() -> Void] = []

  private let settings: AppSettings
  private let store: ArchiveStore
  private let turns: Turns
  private var isDue = false
  private var token: ObservationToken?
  /// The choices that are in the store.
  private var stored: AppSettings.Choices

  init(_ settings: AppSettings, store: ArchiveStore, turns: Turns) {
    self.settings = settings
    self.store = store
    self.turns = turns
    stored = settings.choices
    for key in AppSettings.keys {
      token = settings.observe(path: key) { [weak self] _, _ in self?.schedule() }
    }
  }

  private func schedule() {
    guard !isDue else { return }
    isDue = true
    turns.later { [weak self] in self?.endTurn() }
  }

  /// Takes note that what the settings are now has been read from the store.
  func noteReading() {
    guard stored != settings.choices else { return }
    stored = settings.choices
    turns.later { [weak self] in self?.tell() }
  }

  private func endTurn() {
    isDue = false
    // Compared as a whole: a change that was made by reading, or undone, or no change, is none.
    guard stored != settings.choices else { return }
    settings.saveCount += 1
    store.write(settings.archive())
    stored = settings.choices
    // Last, so that whoever looks into the store finds it, and whoever changes something is heard.
    tell()
  }

  private func tell() {
    for handler in handlers { handler() }
  }
}
