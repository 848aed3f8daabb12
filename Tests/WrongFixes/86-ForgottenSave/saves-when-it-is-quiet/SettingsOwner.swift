import Dispatch
import Foundation

/// The settings of the app and the place where they are kept.
final class SettingsOwner: @unchecked Sendable {
  var settings: AppSettings {
    didSet { if settings != oldValue { saveSoon() } }
  }

  private var pending: DispatchWorkItem?

  /// What the last attempt to save has met; the app shows it.
  private(set) var failure: (any Error)?

  private static let key = "settings"
  private let preferences: Preferences

  init(folder: URL) throws {
    preferences = try Preferences(folder: folder)
    settings = try preferences.data(forKey: Self.key).map(AppSettings.init) ?? AppSettings()
  }

  /// Waits until the user has come to rest, so that a slider does not write for each of its values.
  private func saveSoon() {
    pending?.cancel()
    let save = DispatchWorkItem { [weak self] in self?.flush() }
    pending = save
    DispatchQueue.global().asyncAfter(deadline: .now() + 10, execute: save)
  }

  /// Saves the settings; to be called when one has been changed.
  func save() {
    preferences.set(settings.archive(), forKey: Self.key)
  }

  /// Saves the settings before the app may be ended.
  func flush() {
    save()
    do {
      try preferences.synchronize()
      failure = nil
    } catch {
      failure = error
    }
  }
}
