import Foundation
import Remedies

/// The settings of the app and the place where they are kept.
final class SettingsOwner {
  var settings: AppSettings {
    didSet { if settings != oldValue { save() } }
  }

  /// What the last attempt to save has met; the app shows it.
  private(set) var failure: (any Error)?

  private let stored: StoredSettings<AppSettings>

  init(folder: URL) throws {
    stored = StoredSettings(
      in: FileSettingsStore(folder.appendingPathComponent("settings.archive")))
    settings = stored.load().settings
  }

  /// Saves once more what could not be saved when it was changed.
  func flush() {
    if failure != nil { save() }
  }

  private func save() {
    do {
      try stored.save(settings)
      failure = nil
    } catch {
      failure = error
    }
  }
}
