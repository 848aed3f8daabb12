// Symptom: what is set in one window is forgotten when something is set in the other.
// Task:    let nothing change the settings but an update, and let no update undo another's.
// Run:     swift run kata   (or: cd Exercises && KATA=87 swift test)

import Foundation

/// The settings, for one window of the app.
final class SettingsOwner: Sendable {
  private let store: ArchiveStore

  init(store: ArchiveStore) throws {
    self.store = store
    _ = try settings()
  }

  func settings() throws -> AppSettings {
    try Self.settings(in: store.read())
  }

  /// Changes the settings and saves them, on any thread.
  ///
  /// The change may be made more than once, to other settings each time.
  func update(_ change: (inout AppSettings) -> Void) throws {
    while true {
      let archive = store.read()
      var settings = try Self.settings(in: archive)
      change(&settings)
      // Refused if somebody was quicker: then the change is made anew, to what they have saved.
      if store.replace(archive, with: try settings.archive()) { return }
    }
  }

  private static func settings(in archive: Data?) throws -> AppSettings {
    try archive.map(AppSettings.settings) ?? AppSettings()
  }
}
