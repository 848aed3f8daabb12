import Foundation

/// The settings of the app and the place where they are kept.
final class SettingsOwner {
  /// Nobody has to remember to save: whoever changes a setting passes here.
  var settings: AppSettings {
    didSet { save() }
  }

  /// What the last attempt to save has met; the app shows it.
  private(set) var failure: (any Error)?

  private static let key = "settings"
  private let preferences: Preferences

  init(folder: URL) throws {
    preferences = try Preferences(folder: folder)
    settings = try preferences.data(forKey: Self.key).map(AppSettings.init) ?? AppSettings()
  }

  /// Saves once more what could not be saved when it was changed.
  func flush() {
    save()
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
