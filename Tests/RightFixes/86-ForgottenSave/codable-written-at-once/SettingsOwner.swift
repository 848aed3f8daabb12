import Foundation

/// The settings of the app and the place where they are kept.
final class SettingsOwner {
  var settings: AppSettings {
    didSet { if settings != oldValue { save() } }
  }

  /// What the last attempt to save has met; the app shows it.
  private(set) var failure: (any Error)?

  private let file: URL

  init(folder: URL) throws {
    file = folder.appendingPathComponent("settings.plist")
    guard FileManager.default.fileExists(atPath: file.path) else {
      settings = AppSettings()
      return
    }
    settings = try PropertyListDecoder().decode(AppSettings.self, from: Data(contentsOf: file))
  }

  /// Saves once more what could not be saved when it was changed.
  func flush() {
    if failure != nil { save() }
  }

  private func save() {
    do {
      try PropertyListEncoder().encode(settings).write(to: file, options: .atomic)
      failure = nil
    } catch {
      failure = error
    }
  }
}
