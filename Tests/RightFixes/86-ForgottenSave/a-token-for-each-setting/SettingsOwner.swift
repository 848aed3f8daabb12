import Foundation
import Remedies

/// The settings of the app and the place where they are kept.
final class SettingsOwner {
  let settings: AppSettings

  /// What the last attempt to save has met; the app shows it.
  private(set) var failure: (any Error)?

  private var tokens: [ObservationToken] = []
  private static let key = "settings"
  private let preferences: Preferences

  init(folder: URL) throws {
    preferences = try Preferences(folder: folder)
    settings = try preferences.data(forKey: Self.key).map(AppSettings.init) ?? AppSettings()
    tokens = [
      settings.observe(\.isLocked) { [weak self] _, _ in self?.save() },
      settings.observe(\.textSize) { [weak self] _, _ in self?.save() },
      settings.observe(\.sortsByDate) { [weak self] _, _ in self?.save() },
    ]
  }

  /// Saves once more what could not be saved when it was changed.
  func flush() {
    if failure != nil { save() }
  }

  private func save() {
    preferences.set(settings.archive(), forKey: Self.key)
    do {
      try preferences.synchronize()
      failure = nil
    } catch {
      failure = error
    }
  }
}
